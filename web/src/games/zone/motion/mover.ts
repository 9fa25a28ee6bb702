/** Moves what is drawn of a camp. The camp is already as it will be: every movement leads there, and
 * only places and opacity change. */

import type { Point } from "../../../board/geometry";
import { EASE, inTurn, Movements, type Timing } from "../../../board/movements";
import { boxAt, layOf, lineThrough, middleAt, type Lay } from "../ground";
import { placeAnomaly, standings } from "../placing";
import type { Scene } from "../scene";
import type { Beat, Mood } from "./beats";

const PER_AREA_MS = 180;
const LONGEST_WALK_MS = 900;
const SHOT_MS = 260;
const WORD_MS = 900;
const GLARE_MS = 500;
const WAVE_MS = 600;
/** The next beat does not wait for words to fade. */
const WORD_WAIT_MS = 180;
const COLOURS: Record<Mood, string> = { good: "var(--zone-plan)", bad: "var(--zone-red-77)" };

interface Stage {
  scene: Scene;
  lay: Lay;
  before: ReadonlyMap<number, Point>;
  after: ReadonlyMap<number, Point>;
}

export class Mover {
  readonly #moves: Movements;

  constructor(root: () => Element | undefined) {
    this.#moves = new Movements(root);
  }

  /** Plays the beats within this many milliseconds. */
  play(beats: readonly Beat[], before: Scene, after: Scene, longest: number): void {
    const lay = layOf(after.ground);
    const stage = {
      scene: after,
      lay,
      before: standings(before, lay),
      after: standings(after, lay),
    };
    inTurn(beats, waitOf, longest, (beat, delay, haste) => {
      this.#show(beat, stage, { delay, duration: 0, easing: EASE, fill: "backwards" }, haste);
    });
  }

  finish(): void {
    this.#moves.finish();
  }

  #show(beat: Beat, stage: Stage, timing: Timing, haste: number): void {
    const at = (figure: number): Point | undefined =>
      stage.after.get(figure) ?? stage.before.get(figure);
    switch (beat.what) {
      case "walk":
        this.#walk(beat, stage, { ...timing, duration: waitOf(beat) * haste, easing: "linear" });
        break;
      case "shot":
        this.#shot(at(beat.from), at(beat.to), { ...timing, duration: SHOT_MS * haste });
        break;
      case "word":
        this.#word(at(beat.figure), beat.text, beat.mood, { ...timing, duration: WORD_MS });
        break;
      case "glare":
        this.#glare(beat.area, stage, { ...timing, duration: GLARE_MS });
        break;
      case "wave":
        this.#wave(beat.anomaly, stage, { ...timing, duration: WAVE_MS });
    }
  }

  #walk({ figure, path }: Walk, stage: Stage, timing: Timing): void {
    const body = this.#moves.find(`.figure[data-figure="${figure}"] .body`);
    const end = stage.after.get(figure);
    if (!body || !end) return;
    const start = stage.before.get(figure) ?? middleAt(stage.lay, path[0] ?? -1);
    // Still on the way from the step before: it goes on from where it is.
    const now = new DOMMatrixReadOnly(getComputedStyle(body).transform);
    const from: Point = [start[0] + now.e, start[1] + now.f];
    const boxes = path.slice(1, -1).map((area) => boxAt(stage.lay, area));
    const points = [...lineThrough(from, boxes), end];
    const frames = points.map(([x, y]) => ({
      transform: `translate(${x - end[0]}px, ${y - end[1]}px)`,
    }));
    for (const animation of body.getAnimations()) animation.cancel();
    this.#moves.start(body, frames, timing);
  }

  #shot(from: Point | undefined, to: Point | undefined, timing: Timing): void {
    if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < 1) return;
    const tracer = {
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
      stroke: "var(--zone-yellow-91b)",
      "stroke-width": 3,
      "stroke-linecap": "round",
    };
    this.#moves.pass("line", tracer, [{ opacity: 0 }, { opacity: 0.9 }, { opacity: 0 }], timing);
    const fly = ([x, y]: Point): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });
    this.#moves.pass(
      "circle",
      { r: 6, fill: "var(--zone-yellow-96)" },
      [fly(from), fly(to)],
      timing,
    );
    const struck = (scale: number, opacity: number): Keyframe => ({
      transform: `translate(${to[0]}px, ${to[1]}px) scale(${scale})`,
      opacity,
    });
    const after = timing.delay + timing.duration * 0.8;
    const flash = { r: 30, fill: "var(--zone-target)" };
    this.#moves.pass("circle", flash, [struck(0.3, 0), struck(0.8, 0.75), struck(1.3, 0)], {
      ...timing,
      delay: after,
    });
  }

  #word(at: Point | undefined, text: string, mood: Mood, timing: Timing): void {
    if (!at) return;
    const letters = {
      "text-anchor": "middle",
      fill: COLOURS[mood],
      stroke: "var(--zone-halo)",
      "stroke-width": 4,
      "paint-order": "stroke",
      "font-size": 20,
      "font-weight": 800,
    };
    const rise = (by: number, opacity: number): Keyframe => ({
      transform: `translate(${at[0]}px, ${at[1] - by}px)`,
      opacity,
    });
    const frames = [rise(18, 0), rise(34, 1), rise(42, 1), rise(54, 0)];
    this.#moves.pass("text", letters, frames, timing, text);
  }

  /** The light of everybody who sees the area flares up. */
  #glare(area: number, { scene }: Stage, timing: Timing): void {
    for (const { number, sees } of scene.enemies) {
      if (!sees.includes(area)) continue;
      const glare = this.#moves.find(`[data-glare="${number}"]`);
      this.#moves.start(glare, [{ opacity: 0 }, { opacity: 0.85 }, { opacity: 0 }], timing);
    }
  }

  #wave(anomaly: number, { scene, lay }: Stage, timing: Timing): void {
    const woken = scene.anomalies[anomaly];
    if (!woken) return;
    const [x, y] = placeAnomaly(woken, lay).centre;
    const grown = (scale: number, opacity: number): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      opacity,
    });
    const ring = {
      r: 60,
      fill: "var(--zone-blue-93-a25)",
      stroke: "var(--zone-blue-93)",
      "stroke-width": 4,
    };
    this.#moves.pass("circle", ring, [grown(0.15, 1), grown(1, 0.9), grown(1.9, 0)], timing);
  }
}

type Walk = Extract<Beat, { what: "walk" }>;

/** How long the next beat waits for one. */
function waitOf(beat: Beat): number {
  switch (beat.what) {
    case "walk":
      return Math.min(PER_AREA_MS * (beat.path.length - 1), LONGEST_WALK_MS);
    case "shot":
      return SHOT_MS;
    case "word":
      return WORD_WAIT_MS;
    case "glare":
      return GLARE_MS / 2;
    case "wave":
      return WAVE_MS / 2;
  }
}
