/** A visitor who sits at a table: decides what the server asks by pressing what the page shows. */

import { hexName } from "../../src/games/hoth/field.ts";
import type { HothView } from "../../src/games/hoth/types";
import type { ZoneView } from "../../src/games/zone/types";
import type { Welcome } from "../../src/wire/types";
import { asked, type Action, type Asked } from "../asked.ts";
import { commands } from "../soldier.ts";
import type { Rehearsal } from "../stalker.ts";
import type { Visitor } from "./visitor.ts";

const CARD_VERBS = ["play", "discard", "take"];

export abstract class Player {
  /** What was decided. */
  readonly decided: Action[] = [];

  constructor(
    readonly visitor: Visitor,
    readonly table: string,
  ) {}

  /** Presses what answers this: the decisions it comes to. */
  protected abstract press(ask: Asked, now: Welcome): Promise<Action[]>;

  /** Decides so often, or until that is so. */
  async play(most: number, isEnough: () => boolean = () => false): Promise<void> {
    const { visitor } = this;
    const before = this.decided.length;
    while (this.decided.length < before + most && !isEnough()) {
      const { now, ask } = await visitor.until("a question", async () => {
        const now = await visitor.state(this.table);
        if (now.table.status === "finished") throw new Error("the game is over");
        const [ask] = asked(now.asks);
        return ask && { now, ask };
      });
      await this.isShown(ask);
      const done = await this.press(ask, now);
      await visitor.until(`an answer to ${done.join(" ")}`, async () => {
        // About some things the table asks back.
        const yes = await visitor.spot(".ask button", visitor.say("table-sure-yes"));
        if (yes) await visitor.tab.press(yes);
        return (await visitor.state(this.table)).rev >= now.rev + done.length || undefined;
      });
      this.decided.push(...done);
    }
  }

  /** Until the page asks it; what others did before is told first, and may be passed over. */
  async isShown({ since }: Asked): Promise<void> {
    const { visitor } = this;
    await visitor.until("the question on the page", async () => {
      const shown = await visitor.spot(`[data-since="${since}"]`);
      const skip = await visitor.spot(".skip button");
      if (skip) await visitor.tab.press(skip);
      return skip ? undefined : shown;
    });
  }

  /** By a button of its own, or else from the list of all choices. */
  protected async pressOption(ask: Asked, action: Action): Promise<void> {
    const { visitor } = this;
    const button = `[data-option="${action.join()}"]`;
    if (await visitor.spot(button)) return visitor.press(button);
    await visitor.press(".ask button", visitor.say("table-choices"));
    const at = ask.options.findIndex((option) => option.join() === action.join());
    return visitor.press(`dialog li:nth-child(${at + 1}) button`);
  }
}

/** A bounty hunter, who takes one choice after the other. */
export class Hunter extends Player {
  protected async press(ask: Asked): Promise<Action[]> {
    const active = ask.options.filter(([verb]) => verb !== "done");
    const action = active[this.decided.length % active.length] ?? ask.options[0] ?? [];
    await this.pressOption(ask, action);
    return [action];
  }
}

/** A general, who presses hexes and cards. */
export class General extends Player {
  protected async press(ask: Asked, now: Welcome): Promise<Action[]> {
    const action = commands(ask, now.view as unknown as HothView);
    const [verb = "", first] = action;
    const isCard = CARD_VERBS.includes(String(verb));
    if (isCard) await this.visitor.press(`[data-card="${first}"]`);
    if (isCard || action.length === 1 || verb === "fall_back") await this.pressOption(ask, action);
    else await this.visitor.press(`[role=gridcell][aria-label^="${hexName(Number(first))},"]`);
    return [action];
  }

  get hasAttacked(): boolean {
    return this.decided.some(([verb]) => verb === "target");
  }
}

/** A stalker, who plays as rehearsed. */
export class Stalker extends Player {
  constructor(
    visitor: Visitor,
    table: string,
    readonly rehearsal: Rehearsal,
  ) {
    super(visitor, table);
  }

  protected async press(ask: Asked, now: Welcome): Promise<Action[]> {
    const ahead = this.rehearsal.decisions.slice(now.rev);
    const [next] = ahead;
    if (next?.ask !== ask.name) throw new Error(`${ask.name} is asked, not ${next?.ask}`);
    // Steps that are one way on the map are one press.
    const begins = next.action[0] === "move" ? 1 : 0;
    const others = ahead.findIndex((one, at) => at >= begins && one.ask !== "step");
    const walk = ahead.slice(0, others).map(({ action }) => action);
    const path = walk.filter(([verb]) => verb === "step").map(([, area]) => area);
    const { ways, enemies } = now.view as unknown as ZoneView;
    const way = ways.find((one) => one.path.join() === path.join());
    if (way) {
      await this.visitor.press(`#zone-area-${way.area}`);
      return walk;
    }
    const [verb, ...numbers] = next.action;
    const act = `[data-act="${verb}"]`;
    if (ask.name === "act" && (await this.visitor.spot(act))) {
      await this.visitor.press(act);
      const aim = { fire: 1, knife: 0 }[String(verb)];
      const target = aim === undefined ? undefined : numbers[aim];
      const enemy = enemies.find(({ number }) => number === target);
      if (enemy) await this.visitor.press(`#zone-area-${enemy.area}`);
      return [next.action];
    }
    await this.pressOption(ask, next.action);
    return [next.action];
  }
}
