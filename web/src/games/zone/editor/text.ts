/** A mission in the text form of the content: what the server reads, tables carry and files hold. */

import { tableText, type Table } from "../../../editor/toml";
import { CARD_TABLES, winOf, type Mission, type Names } from "./mission";
import { COUNTS, OWN } from "./words";

const PROVENANCE = { provenance: "reconstructed" };

/** Names in every language that has one; what nobody has written yet is called otherwise. */
const filled = (names: Names, otherwise: string): Names => {
  const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""));
  return given["en"] ? given : { ...given, en: otherwise };
};

export function textOf(mission: Mission, unnamed: string): string {
  const { events, forces, sites, objectives, loot, cards } = mission;
  const ending = (outcome: string): string =>
    events.find((event) => event.outcome === outcome)?.numeral ?? "";
  const row = (table: string, fields: Table): string =>
    tableText(`[[${table}]]`, { ...fields, ...PROVENANCE });
  const section = (table: string, fields: Table): string =>
    tableText(`[${table}]`, { ...fields, ...PROVENANCE });
  const head = row("mission", {
    id: OWN,
    story: OWN,
    name: filled(mission.name, unnamed),
    prologue: filled(mission.prologue, "–"),
    layout: mission.layout.map((line) => line.map((id) => id || "-").join(" ")),
    ...(Object.keys(mission.borders).length > 0 ? { borders: mission.borders } : {}),
    start: mission.start,
    exit: mission.exit,
    stage: mission.stage,
    unknown_at: mission.unknownAt,
    death_event: ending("fail"),
    win: [winOf(mission), ...mission.otherWays],
    win_event: ending("win"),
  });
  const twins = (numeral: string): number =>
    events.filter((event) => event.numeral === numeral).length;
  const told = new Map<string, number>();
  const eventId = (numeral: string): string => {
    const at = (told.get(numeral) ?? 0) + 1;
    told.set(numeral, at);
    return `${OWN}-${numeral}${twins(numeral) > 1 ? `-${at}` : ""}`;
  };
  return `${[
    head,
    ...objectives.map(({ name, done }, at) =>
      row("objective", { id: `${OWN}-goal-${at + 1}`, name: filled(name, unnamed), done }),
    ),
    ...forces.map(({ card, group, team, supply, placed }) =>
      row("enemy", {
        id: `${OWN}-${card}`,
        card,
        group,
        team,
        supply: Math.max(1, supply),
        placed: placed.map(({ at, face }) => ({ at, face })),
      }),
    ),
    ...sites.map((site, at) => row("anomaly", { id: `${OWN}-anomaly-${at + 1}`, ...site })),
    section("loot", {
      stacks: loot,
      total: Object.values(loot).reduce((sum, count) => sum + count, 0),
    }),
    section("unknown", Object.fromEntries(COUNTS.map((one) => [one, mission.unknown[one]]))),
    ...CARD_TABLES.flatMap((table) => cards[table].map((fields) => row(table, fields))),
    ...events.map(({ numeral, name, story, outcome, rest }) =>
      row("event", {
        id: eventId(numeral),
        numeral,
        name: filled(name, numeral),
        ...(story["en"] ? { story } : {}),
        ...(outcome ? { outcome } : {}),
        ...rest,
      }),
    ),
    ...(["win", "fail"] as const).map((outcome) =>
      row("epilogue", {
        id: `${OWN}-${outcome}`,
        outcome,
        story: filled(outcome === "win" ? mission.won : mission.lost, "–"),
      }),
    ),
  ].join("\n\n")}\n`;
}
