/** The scenario that is being made, and what is painted with. */

import { Making } from "../../../editor/making.svelte";
import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { PLACES } from "../field";
import { scenarioOf, signsOf, type Scenario, type Signs } from "../scenario";
import { painted, type Brush } from "./brush";
import { OWN_NUMBER, textOf } from "./text";

const EMPTY: Scenario = {
  id: `S${OWN_NUMBER}`,
  number: OWN_NUMBER,
  name: { en: "" },
  situation: { en: "" },
  first: 0,
  hand: [4, 4],
  goal: [5, 5],
  terrain: PLACES.map(() => 0),
  units: [],
  structures: [],
  structureOwner: 0,
  rules: [],
};

export class Sketch extends Making<Scenario> {
  readonly signs: Signs;
  brush = $state.raw<Brush>({ kind: "terrain", of: 1 });

  /** To be made while a component is set up. */
  constructor(content: Content) {
    const signs = signsOf(content);
    super({
      game: "hoth",
      empty: EMPTY,
      textOf: (scenario) => textOf(named(scenario), signs),
      foundIn: ({ rows }) => {
        const found = scenarioOf(rows, signs);
        return found && { ...found, id: EMPTY.id };
      },
      prepared: (text) => text.replace(/^number = \d+/m, `number = ${OWN_NUMBER}`),
    });
    this.signs = signs;
  }

  get scenario(): Scenario {
    return this.made;
  }

  paint(hex: number): void {
    this.change(painted(this.scenario, this.brush, hex));
  }

  /** Begins anew, from one of ours or from an empty field. */
  begin(from: Scenario | undefined): void {
    this.change({ ...(from ?? EMPTY), id: EMPTY.id, number: EMPTY.number });
  }
}

/** A scenario needs a name and a situation: until somebody writes them, it is called unnamed. */
function named(scenario: Scenario): Scenario {
  const filled = (names: Scenario["name"], otherwise: string): Scenario["name"] =>
    names["en"] ? names : { ...names, en: otherwise };
  return {
    ...scenario,
    name: filled(scenario.name, t("hoth-editor-unnamed")),
    situation: filled(scenario.situation, "–"),
  };
}
