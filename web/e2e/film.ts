/** A moving picture of a page. Its time goes on by steps, so every machine takes the same frames. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";

const FRAME_MS = 50;
/** Of the size of the page. */
const SCALE = 0.75;
const QUALITY = 70;

export class Film {
  readonly #page: Page;
  readonly #line: CDPSession;
  readonly #folder = mkdtempSync(join(tmpdir(), "cantina-film-"));
  readonly #frames: { file: string; ms: number }[] = [];
  #last = "";

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  /** Stops the clock of a page that has come to rest. */
  static async of(page: Page): Promise<Film> {
    await page.clock.pauseAt(Date.now() + 1000);
    return new Film(page, await page.context().newCDPSession(page));
  }

  /** Takes so much of the page's time, frame by frame. */
  async take(ms: number): Promise<void> {
    for (let taken = 0; taken < ms; taken += FRAME_MS) await this.#frame();
  }

  /** Shows the last frame for so much longer. */
  hold(ms: number): void {
    const last = this.#frames.at(-1);
    if (last) last.ms += ms;
  }

  async #frame(): Promise<void> {
    await this.#page.clock.runFor(FRAME_MS);
    await this.#page.evaluate((ms) => {
      for (const one of document.getAnimations()) {
        const end = Number(one.effect?.getComputedTiming().endTime);
        const isNew = one.playState !== "paused";
        const now = isNew ? 0 : Number(one.currentTime) + ms;
        one.pause();
        if (now >= end) one.finish();
        else one.currentTime = now;
      }
    }, FRAME_MS);
    const { width = 0, height = 0 } = this.#page.viewportSize() ?? {};
    const { data } = await this.#line.send("Page.captureScreenshot", {
      format: "png",
      clip: { x: 0, y: 0, width, height, scale: SCALE },
    });
    if (data === this.#last) {
      this.hold(FRAME_MS);
      return;
    }
    this.#last = data;
    const file = join(this.#folder, `${this.#frames.length}.png`);
    writeFileSync(file, data, "base64");
    this.#frames.push({ file, ms: FRAME_MS });
  }

  /** Writes what was taken as an animated WebP, by `img2webp` of the package webp. */
  write(path: string): void {
    const look = ["-lossy", "-q", `${QUALITY}`, "-m", "6"];
    const frames = this.#frames.flatMap(({ file, ms }) => ["-d", `${ms}`, ...look, file]);
    execFileSync("img2webp", ["-loop", "0", "-min_size", ...frames, "-o", path]);
    rmSync(this.#folder, { recursive: true });
  }
}
