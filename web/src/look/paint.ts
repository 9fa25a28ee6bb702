/** What is asked is painted first. Movements, stages and the log come after it, not in its frame and
 * not before the browser has had time for whatever else waits. */

const FRAME_MS = 17;

export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then, FRAME_MS));
}
