/** What a page notes about itself while it is used. Runs in the browser before the page does. */

export interface Watch {
  sockets: WebSocket[];
  /** Milliseconds from a message that changed the table to the paint that shows the change. */
  shown: number[];
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

  let told: number | undefined;
  const afterPaint = (then: () => void): void =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  new MutationObserver(() => {
    if (told === undefined) return;
    const since = told;
    told = undefined;
    afterPaint(() => found.shown.push(performance.now() - since));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      found.sockets.push(this);
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        if (data.includes('"type":"update"')) told ??= performance.now();
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
