/** What a page notes about itself while it is used. Runs in the browser before the page does. */

export interface Watch {
  sockets: WebSocket[];
  /** Decisions: milliseconds from the message that asks to the paint in which the ask bar asks it, and
   * whether something lay over the bar then. */
  shown: { ms: number; covered: boolean }[];
  /** Things that moved by themselves: how much, which, and whether somebody had just pressed something. */
  shifts: { value: number; what: string[]; pressed: boolean }[];
}

declare global {
  interface Window {
    watch: Watch;
  }
}

export function watch(): void {
  const found: Watch = { sockets: [], shown: [], shifts: [] };
  window.watch = found;

  let told: { since: string; at: number } | undefined;
  let newest = "";
  const afterPaint = (then: () => void): void =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const isCovered = (bar: Element): boolean => {
    const title = bar.querySelector("h2")?.getBoundingClientRect() ?? bar.getBoundingClientRect();
    const [x, y] = [title.x + title.width / 2, title.y + title.height / 2];
    return !bar.contains(document.elementFromPoint(x, y));
  };
  new MutationObserver(() => {
    const bar = told && document.querySelector(`[data-since="${told.since}"]`);
    if (!told || !bar) return;
    const { at } = told;
    told = undefined;
    afterPaint(() => found.shown.push({ ms: performance.now() - at, covered: isCovered(bar) }));
  }).observe(document, { subtree: true, childList: true, attributes: true });

  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      found.sockets.push(this);
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const since = /"asks":\[\{.*?"since":(\d+)/.exec(data)?.[1];
        if (since === undefined || since === newest) return;
        newest = since;
        told = { since, at: performance.now() };
      });
    }
  };

  const named = (node: Node | null): string => {
    if (!(node instanceof Element)) return node?.textContent ?? "nothing";
    return `${node.tagName.toLowerCase()}.${[...node.classList].join(".")}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      found.shifts.push({
        value: entry.value,
        what: entry.sources.map(({ node }) => named(node)),
        pressed: entry.hadRecentInput,
      });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Not in TypeScript's library: https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}
