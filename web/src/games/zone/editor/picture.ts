/** The mission as a camp that can be drawn, before anybody has come. */

import { wordOf } from "../../../editor/toml";
import type { Scene } from "../scene";
import { ENEMY, ON_MAP, type GroundView } from "../types";
import type { Mission } from "./mission";
import { FACES } from "./words";

export const NO_GROUND: GroundView = {
  width: 0,
  height: 0,
  tiles: [],
  areas: [],
  borders: [],
  starts: [],
  exits: [],
};

/** The map that the server has drawn of a layout, with starts and exits as they are now. */
export function groundOf(drawn: unknown, { start, exit }: Mission): GroundView {
  const ground = (drawn as GroundView | undefined) ?? NO_GROUND;
  const numbers = (areas: readonly string[]): number[] =>
    areas.map((id) => numberOf(ground, id)).filter((area) => area >= 0);
  return { ...ground, starts: numbers(start), exits: numbers(exit) };
}

export const numberOf = ({ areas }: GroundView, id: string): number =>
  areas.findIndex((area) => area.id === id);

export function sceneOf(mission: Mission, ground: GroundView): Scene {
  const at = (id: string): number => numberOf(ground, id);
  const counted = (of: (id: string) => number): number[] => ground.areas.map(({ id }) => of(id));
  const standing = mission.forces.flatMap(({ card, group, team, placed }) =>
    placed.map((one) => ({ card, group, team, ...one })),
  );
  return {
    ground,
    territory: null,
    stalkers: [],
    companion: null,
    enemies: standing.map(({ card, group, team, at: area, face }, number) => ({
      number: ENEMY + number,
      card,
      area: at(area),
      facing: FACES.indexOf(face),
      hp: 1,
      max_hp: 1,
      stun: false,
      vulnerable: false,
      group,
      team,
      marked: false,
      sees: [],
    })),
    anomalies: mission.sites.flatMap((site) => {
      const centre = at(wordOf(site["centre"]));
      if (centre < 0) return [];
      const type = wordOf(site["overlay_type"]) || wordOf(site["card_type"]);
      return { card: "", type, centre, active: true, artifact: false, symbols: [] };
    }),
    loose_artifacts: [],
    loot: counted((id) => mission.loot[id] ?? 0),
    unknown: counted((id) => mission.unknownAt.filter((one) => one === id).length),
    dim: [],
    traps: [],
    tokens: mission.cards.thing.flatMap(({ id, kind, at: area }) =>
      area === undefined
        ? []
        : { name: wordOf(id), kind: wordOf(kind), area: at(wordOf(area)), bearer: -1 },
    ),
    cards: mission.cards.env.flatMap((card, number) => {
      const areas = Array.isArray(card["at"]) ? card["at"].map((id) => at(String(id))) : [];
      const there = areas.filter((area) => area >= 0);
      if (there.length === 0) return [];
      const id = wordOf(card["id"]);
      return { number, id, place: ON_MAP, flipped: false, areas: there, times: [] };
    }),
  };
}
