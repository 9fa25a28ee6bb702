/** What is asked is painted first; everything else follows a frame later. */

const FRAME_MS = 17;
/** However much is asked one after the other, the rest of the table is never much older than this. */
const LATEST_MS = 100;

const waiting = new Set<() => void>();
let since = 0;
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** After the frame that shows what has just changed, and not before the browser had time for
 * whatever else waits. What changes meanwhile is painted first, too. */
export function afterPaint(then: () => void): void {
  const now = performance.now();
  if (waiting.size === 0) since = now;
  waiting.add(then);
  if (now - since > LATEST_MS) return;
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = requestAnimationFrame(() => (timer = setTimeout(catchUp, FRAME_MS)));
}

function catchUp(): void {
  const all = [...waiting];
  waiting.clear();
  for (const one of all) one();
}
