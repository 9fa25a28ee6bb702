import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wired } from "../../wire/fakes";
import { read } from "./actions";
import { speak } from "../../words.svelte";
import { actButtons, isAnswer } from "./acts";
import { emptyCorner } from "./corner";
import { areaAloud, planAloud } from "./describe";
import { askOf, at, boxContent, camp, viewOf } from "./fakes";
import { percent } from "../../board/chances";
import { killChance, outcomesOf, starsNeeded } from "./fight/chances";
import { masksOf, sumOf } from "./fight/dice";
import { lastRoll } from "./fight/roll";
import { arc, on } from "./geiger";
import { layOf, lineThrough } from "./ground";
import { stepped } from "./mapkeys";
import { areaOf, byArea, choicesOf, reachOf, shotOf, targetsOf, walkAlong } from "./options";
import Geiger from "./pda/Geiger.svelte";
import Pda from "./pda/Pda.svelte";
import { phaseOf } from "./phase";
import { consequences } from "./plan/consequences";
import type { ShotView, WayView } from "./types";
import { Walk } from "./walk.svelte";

beforeEach(() => speak("en"));
const content = boxContent();

function wayTo(name: string): WayView {
  const way = camp.ways.find(({ area }) => area === at(name));
  if (!way) throw new Error(`no way to ${name}`);
  return way;
}
const shot: ShotView = {
  verb: "fire",
  args: [0, 10],
  attack: "single_shot",
  target: 10,
  distance: 2,
  stalker_dice: 2,
  gear_dice: 2,
  accurate: true,
  bonus: 0,
  cover: 0,
  ammo: 1,
  parts: [
    { part: "head", kill: 460, chances: [{ result: "hp-1", at: 7, permille: 460, kills: 460 }] },
    {
      part: "torso",
      kill: 310,
      chances: [
        { result: "light", at: 4, permille: 750, kills: 150 },
        { result: "hp-1", at: 9, permille: 160, kills: 160 },
      ],
    },
  ],
};

const offered = (verb: string, ...numbers: number[]) => read(wired(verb, ...numbers));

describe("options", () => {
  const view = viewOf({ shots: [shot] });
  it("are found on the area that has to be pressed", () => {
    expect(areaOf(offered("distract", 3), view)).toBe(3);
    expect(areaOf(offered("fire", 0, 10), view)).toBe(at("4.F"));
    expect(areaOf(offered("knife", 8), view)).toBe(at("2.B"));
    expect(areaOf(offered("bolt", 0, 0), view)).toBe(camp.anomalies[0]?.symbols[0]?.area);
    expect(areaOf(offered("prepare"), view)).toBeUndefined();
    const found = byArea(
      [offered("fire", 0, 10), offered("fire", 1, 10), offered("prepare")],
      view,
    );
    expect(found.get(at("4.F"))).toHaveLength(2);
  });

  it("know their chances", () => {
    expect(shotOf(offered("fire", 0, 10), view)).toBe(shot);
    expect(shotOf(offered("fire", 1, 10), view)).toBeUndefined();
    expect(killChance(shot)).toBeCloseTo(0.46);
    const bar = outcomesOf(shot.parts[1] ?? { chances: [] });
    expect(bar.map(({ words, share }) => [words, percent(share)])).toEqual([
      ["nothing", 9],
      ["light wound", 60],
      ["dies", 31],
    ]);
    expect(bar.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1);
    expect(starsNeeded(shot.parts[1] ?? { chances: [] })).toEqual(["4 ★ light wound", "9 ★ dies"]);
  });

  it("show where can be pressed, and the best chance of a target", () => {
    const options = [offered("fire", 0, 10), offered("fire", 1, 10), offered("knife", 8)];
    expect(targetsOf(options, view)).toEqual([
      { figure: 10, percent: 46 },
      { figure: 8, percent: undefined },
    ]);
    const choices = choicesOf([wayTo("1.H"), wayTo("1.B")], byArea([offered("knife", 8)], view));
    expect(choices).toEqual([
      { area: at("1.H"), reach: "clear" },
      { area: at("1.B"), reach: "seen" },
      { area: at("2.B"), reach: "clear" },
    ]);
  });

  it("are buttons in places that stay", () => {
    const buttons = actButtons([
      offered("move"),
      offered("prepare"),
      offered("lead", 0),
      offered("lead", 1),
      offered("end"),
    ]);
    expect(buttons.map(({ act }) => act).slice(0, 9)).toEqual(actButtons([]).map(({ act }) => act));
    const of = (act: string) => buttons.find((button) => button.act === act);
    expect(of("move") && isAnswer(of("move") ?? { act: "move", options: [] })).toBe(false);
    expect(isAnswer(of("prepare") ?? { act: "prepare", options: [] })).toBe(true);
    expect(isAnswer(of("lead") ?? { act: "lead", options: [] })).toBe(false);
    expect(of("fire")?.options).toEqual([]);
  });
});

describe("a walk", () => {
  it("takes one step after the other, and ends", () => {
    const walk = new Walk();
    walk.begin(walkAlong(wayTo("4.E"), "move"));
    expect(walk.next(askOf("act", [wired("move"), wired("prepare")]))).toEqual(["move"]);
    expect(walk.ahead).toEqual([at("1.F"), at("1.C"), at("4.E")]);
    for (const area of ["1.F", "1.C", "4.E"])
      expect(walk.next(askOf("step", [wired("step", at(area)), wired("done")]))).toEqual([
        "step",
        at(area),
      ]);
    expect(walk.next(askOf("step", [wired("done")]))).toEqual(["done"]);
    expect(walk.going).toBe(false);
  });

  it("is forgotten as soon as a step is not offered", () => {
    const walk = new Walk();
    walk.begin(walkAlong(wayTo("4.E")));
    expect(walk.next(askOf("step", [wired("step", at("1.F"))]))).toEqual(["step", at("1.F")]);
    expect(walk.next(askOf("part", [wired("part", 0)]))).toBeUndefined();
    expect(walk.going).toBe(false);
    expect(walk.next(askOf("step", [wired("step", at("1.C"))]))).toBeUndefined();
  });

  it("ends nothing but itself: whether focus changes a roll is asked of the player", () => {
    const walk = new Walk();
    walk.begin([wired("step", at("1.F")), wired("done")]);
    walk.next(askOf("step", [wired("step", at("1.F"))]));
    expect(walk.next(askOf("anomaly", [wired("focus"), wired("done")]))).toBeUndefined();
    expect(walk.going).toBe(false);
  });
});

describe("a plan", () => {
  it("says who would see it, and where", () => {
    expect(wayTo("4.E").glimpses).toEqual([{ area: at("1.C"), enemies: [8] }]);
    expect(wayTo("1.H").glimpses).toEqual([]);
  });

  it("is green only if nobody sees any of it", () => {
    expect(reachOf(wayTo("4.E"))).toBe("way");
    expect(reachOf(wayTo("1.H"))).toBe("clear");
    expect(reachOf(wayTo("1.B"))).toBe("seen");
  });

  it("has its consequences in rows", () => {
    const rows = new Map(
      consequences(wayTo("4.E"), camp, 0, content).map((row) => [row.key, row] as const),
    );
    expect(rows.get("seen")).toMatchObject({ value: "1 of 3", mood: "fair" });
    expect(rows.get("threat")).toMatchObject({ sign: "threat-2", mood: "bad" });
    expect(rows.get("dose")).toMatchObject({ title: "Dose 4 → 5", value: "+1" });
    expect(rows.get("risk-0")).toMatchObject({ title: "Whirligig may wake", petals: 3 });
    expect(rows.get("reaction")).toMatchObject({ value: "0", mood: "good" });
  });

  it("is read aloud", () => {
    expect(planAloud(wayTo("4.E"), camp, 0, content)).toBe(
      "Move 1.E, 1.F, 1.C, 4.E. Bandit, rifle 1: in sight on 1.C. High threat stays on 4.E. " +
        "Dose plus 1. Whirligig, 30 percent.",
    );
  });

  it("runs through its areas without wandering", () => {
    const lay = layOf(camp.ground);
    const boxes = wayTo("4.E").path.flatMap((area) => lay.boxes[area] ?? []);
    const points = lineThrough([150, 450], boxes);
    for (const [place, box] of boxes.entries()) {
      const [x, y] = points[place + 1] ?? [0, 0];
      expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(
        true,
      );
    }
    expect(points[1]?.[1]).toBeCloseTo(450, -1);
  });
});

describe("an area", () => {
  const plain = { way: undefined, shot: undefined, choosable: false, seat: 0 };
  it("is read aloud with all that is on it", () => {
    expect(areaAloud(at("1.C"), camp, plain, content)).toBe(
      "1.C, outdoor, cover 1, 4 places. Whirligig, 0 percent. " +
        "A symbol of 20 percent is covered by a bolt. Seen by Bandit, rifle 1.",
    );
    expect(areaAloud(at("2.B"), camp, plain, content)).toContain("Bandit, rifle 1, looks south.");
    expect(areaAloud(at("2.F"), camp, plain, content)).toContain("Unknown enemies: 1.");
  });

  it("says where a portal leads", () => {
    const end = (name: string) => ({
      card: "portal",
      type: "spatial",
      centre: at(name),
      active: true,
      artifact: false,
      symbols: [],
    });
    const view = { ...camp, anomalies: [end("1.C"), end("2.F")] };
    expect(areaAloud(at("1.C"), view, plain, content)).toContain("comes out on 2.F.");
    expect(areaAloud(at("4.E"), view, plain, content)).not.toContain("Portal");
    const way = { ...wayTo("4.E"), comes_out: at("2.F") };
    expect(planAloud(way, view, 0, content)).toContain("The portal leads to 2.F.");
    const row = consequences(way, view, 0, content).find(({ key }) => key === "portal");
    expect([row?.title, row?.value]).toEqual(["The portal leads to 2.F", "2.F"]);
  });
});

describe("arrows on the map", () => {
  const here = { area: at("1.E"), along: [150, 450] } as const;
  const lay = layOf(camp.ground);

  it("go to the area on that side and keep the line", () => {
    expect(stepped("ArrowRight", lay, here)).toEqual({ area: at("1.F"), along: [225, 450] });
    expect(stepped("n", lay, here)).toBeUndefined();
  });
});

describe("dice", () => {
  it("count accuracy double in effective distance", () => {
    expect(sumOf([7, 6, 0, 3], true)).toBe(6);
    expect(sumOf([7, 6, 0, 3], false)).toBe(4);
    expect(masksOf([7, 6, 0, 3])).toBe(3);
  });

  it("are those of the last roll, as they lie now", () => {
    const happened = (event: unknown, number: number) =>
      ({ event, number, rev: 1, fresh: true }) as Parameters<typeof lastRoll>[0][number];
    const rolled = { event: "DiceRolled", rule: "", stalker: 0, dice: [5, 6], bonus: 1 };
    const again = { event: "DiceRerolled", rule: "", stalker: 0, dice: [1, 6] };
    expect(lastRoll([happened(rolled, 0), happened(again, 1)])).toMatchObject({
      number: 1,
      dice: [1, 6],
      before: [5, 6],
      bonus: 1,
    });
    expect(lastRoll([])).toBeUndefined();
  });
});

describe("the PDA", () => {
  it("shows the dose on its dial", () => {
    render(Geiger, { dose: 4, planned: 5 });
    expect(screen.getByRole("meter").getAttribute("aria-valuenow")).toBe("4");
    expect(on(0, 74)).toBe("35.9 141");
    expect(arc(0, 3, 74)).toContain("A74 74 0 0 1");
  });

  it("shows what a stalker wears and carries", () => {
    render(Pda, { view: camp, seat: 0, player: "Ann", content, plan: wayTo("4.E") });
    for (const name of ["Milady", "AKM-74U", "Leather Jacket", "Jellyfish", "First Aid Kit"])
      expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText("Backpack 5 of 6")).toBeTruthy();
    expect(screen.getByText(/The plan turns it high on 4.E/)).toBeTruthy();
    const left = "One standard action left in this turn. Free actions any time.";
    expect(screen.getByText(left)).toBeTruthy();
  });

  it("offers the use of a card only where there is an option", () => {
    const used = vi.fn();
    const onuse = ({ id }: { id: string }) => (id === "bread" ? used : undefined);
    render(Pda, { view: camp, seat: 0, player: "Ann", content, onuse });
    // Every card has a mark besides: where its values come from.
    const usable = screen.getAllByRole("button").filter((one) => !one.dataset["originOf"]);
    expect(usable).toHaveLength(1);
    usable[0]?.click();
    expect(used).toHaveBeenCalledOnce();
  });
});

describe("the table", () => {
  it("knows its phase and the gap in its map", () => {
    expect(phaseOf(camp)).toBe("stalkers");
    expect(phaseOf(viewOf({ phase: "zone" }))).toBe("enemies");
    expect(emptyCorner(camp.ground)).toEqual({ x: 600, y: 300, width: 300, height: 300 });
  });

  it("walks only along offered steps", () => {
    expect(walkAlong(wayTo("1.A"))[0]).toEqual(["step", wayTo("1.A").path[0]]);
    expect(walkAlong(wayTo("1.A"), "careful")[0]).toEqual(["careful"]);
  });
});
