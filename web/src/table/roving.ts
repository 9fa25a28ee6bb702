/** One stop for the Tab key in every row of a board (`data-row`): the thing that had the focus last,
 * else the first. Along a row the arrows go. */

/** Looks after the rows until the function it returns is called. */
export function rove(root: HTMLElement): () => void {
  const stops = new Map<string, HTMLElement>();

  function settle(): void {
    const rows = new Map<string, HTMLElement[]>();
    for (const one of root.querySelectorAll<HTMLElement>("[data-row]")) {
      const name = one.dataset["row"] ?? "";
      rows.set(name, [...(rows.get(name) ?? []), one]);
    }
    for (const [name, row] of rows) {
      const last = stops.get(name);
      const stop = last && row.includes(last) ? last : row[0];
      for (const one of row) {
        const index = one === stop ? 0 : -1;
        if (one.getAttribute("tabindex") !== String(index)) one.tabIndex = index;
      }
    }
  }
  function focused({ target }: FocusEvent): void {
    const one = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    if (!one) return;
    stops.set(one.dataset["row"] ?? "", one);
    settle();
  }

  const watching = new MutationObserver(settle);
  watching.observe(root, { subtree: true, childList: true });
  root.addEventListener("focusin", focused);
  settle();
  return () => {
    watching.disconnect();
    root.removeEventListener("focusin", focused);
  };
}
