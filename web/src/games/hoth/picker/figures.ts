/** How evenly matched the sides of a scenario are, as games of bots have shown. */

import { ask, Refusal } from "../../../wire/http";
import type { Figures, ScenarioFigures } from "../../../wire/types";

export type Measured = ReadonlyMap<string, ScenarioFigures>;

/** By the number of the scenario; nothing where nobody has measured. */
export async function measured(): Promise<Measured> {
  let figures: Figures;
  try {
    figures = await ask("GET /api/games/{key}/figures", { path: { key: "hoth" } });
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === "no_figures") return new Map();
    throw problem;
  }
  return new Map(figures.scenarios.map((one) => [one.id, one]));
}

export interface Balance {
  rebel: number;
  empire: number;
  /** Of the Rebels, the bounds of the 95 % interval. */
  low: number;
  high: number;
  games: number;
  turns: number;
}

const percent = (rate: number): number => Math.round(rate * 100);

/** In whole percents. */
export function balanceOf({ seats, games, length }: ScenarioFigures): Balance {
  const [rebel, empire] = seats;
  return {
    rebel: percent(rebel?.win_rate ?? 0),
    empire: percent(empire?.win_rate ?? 0),
    low: percent(rebel?.win_rate_low ?? 0),
    high: percent(rebel?.win_rate_high ?? 1),
    games,
    turns: Math.round(length.median),
  };
}
