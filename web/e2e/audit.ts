/** What a person cannot see or press on a page. `audit` runs in the browser and answers with data. */

export interface Miss {
  /** The control or the text, as a person would name it. */
  what: string;
  why: string;
}

export interface Audit {
  /** How many controls and texts were looked at. */
  controls: number;
  texts: number;
  misses: Miss[];
}

/** Where to look, and at which controls if not at all. */
export interface What {
  within?: string;
  controls?: string;
}

export function audit({ within = "body", controls: chosen }: What): Audit {
  const CONTROLS = `button, a[href], input, select, textarea, summary, [role=button], [role=tab],
    [role=menuitem], [role=option], [role=radio], [data-choosable], [tabindex="0"]`;
  /** What lies over the table on purpose, and may cover what is under it. */
  const LAYERS = "dialog, [popover], [role=dialog], [role=tooltip], [role=menu], [data-layer]";
  /** A shadow, a border or a rounded figure may be cut by so much. */
  const SLACK = 2;
  const misses: Miss[] = [];
  const page = document.scrollingElement ?? document.documentElement;

  const isShown = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest("[inert], [aria-hidden=true]") === null &&
    !isForEars(one);
  /** Text for screen readers alone is one pixel large. */
  const isForEars = (one: Element): boolean => {
    for (let node: Element | null = one; node && node !== document.body; node = node.parentElement)
      if (node instanceof HTMLElement && Math.min(node.offsetWidth, node.offsetHeight) <= 1)
        if (getComputedStyle(node).overflow !== "visible") return true;
    return false;
  };
  const inTopLayer = (one: Element): boolean =>
    one.matches("dialog:modal") || (one.hasAttribute("popover") && one.matches(":popover-open"));

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const area = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isInside = (a: Box, b: Box): boolean =>
    a.left >= b.left - SLACK &&
    a.top >= b.top - SLACK &&
    a.right <= b.right + SLACK &&
    a.bottom <= b.bottom + SLACK;

  /** Elements that may cut this one, the nearest first. */
  function* cutting(one: Element): Generator<Element> {
    let position = getComputedStyle(one).position;
    for (let node: Element = one; !inTopLayer(node) && position !== "fixed";) {
      const parent: Element | null = node.parentElement;
      if (!parent || parent === document.body || parent === document.documentElement) return;
      const style = getComputedStyle(parent);
      const holds = style.position !== "static" || style.transform !== "none";
      if (position !== "absolute" || holds) {
        if (style.overflow !== "visible" || parent instanceof SVGSVGElement) yield parent;
        position = style.position;
      }
      node = parent;
    }
  }
  const scrolls = (one: Element): { x: boolean; y: boolean } => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const may = (how: string): boolean => how === "auto" || how === "scroll";
    return {
      x: (one === page || may(overflowX)) && one.scrollWidth > one.clientWidth + 1,
      y: (one === page || may(overflowY)) && one.scrollHeight > one.clientHeight + 1,
    };
  };
  /** Beyond this it cuts what is in it: one direction may be let out. */
  const edgeOf = (holder: Element): Box => {
    const { left, top, right, bottom } = holder.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(holder);
    const out = (how: string): boolean => how === "visible" && !(holder instanceof SVGSVGElement);
    return {
      left: out(overflowX) ? -Infinity : left,
      right: out(overflowX) ? Infinity : right,
      top: out(overflowY) ? -Infinity : top,
      bottom: out(overflowY) ? Infinity : bottom,
    };
  };
  const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  /** The part of the window in which this element can be seen now. */
  const seenThrough = (one: Element): Box => {
    let box = windowBox();
    for (const holder of cutting(one)) box = cut(box, edgeOf(holder));
    return box;
  };
  /** What can be seen of a box of this element, after scrolling where that is possible: everybody
   * knows that gesture. */
  const reachable = (one: Element, rect: Box): Box => {
    const { left, top, right, bottom } = rect; // a DOMRect has nothing of its own to spread
    const box: Box = { left, top, right, bottom };
    let [across, down] = [false, false];
    for (const holder of [...cutting(one), page]) {
      const can = holder === page && isFixed(one) ? { x: false, y: false } : scrolls(holder);
      const edge = holder === page ? windowBox() : edgeOf(holder);
      across ||= can.x;
      down ||= can.y;
      if (!across)
        [box.left, box.right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
      if (!down)
        [box.top, box.bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
    }
    return box;
  };
  const isFixed = (one: Element): boolean => {
    for (let node: Element | null = one; node; node = node.parentElement)
      if (inTopLayer(node) || getComputedStyle(node).position === "fixed") return true;
    return false;
  };

  const nameOf = (one: Element): string => {
    const by = one.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const label = one instanceof HTMLInputElement || one instanceof HTMLSelectElement;
    const texts = [
      one.getAttribute("aria-label"),
      ...by.map((id) => document.getElementById(id)?.textContent),
      ...(label ? [...(one.labels ?? [])].map((text) => text.textContent) : []),
      one.textContent,
      one.getAttribute("title"),
      one.getAttribute("placeholder"),
      one.querySelector("img")?.alt,
      one.querySelector("[role=img][aria-label]")?.getAttribute("aria-label"),
    ];
    return (texts.find((text) => text?.trim()) ?? "").trim().replace(/\s+/g, " ");
  };
  const described = (one: Element | null): string => {
    if (!one) return "nothing";
    const kind = one.tagName.toLowerCase();
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${kind}${classes && `.${classes}`} “${nameOf(one).slice(0, 40)}”`;
  };

  const lines = [...document.querySelectorAll("#log li")];
  const isLogSample = (one: Element): boolean => {
    const at = lines.indexOf(one.closest("li") ?? one);
    return at < 2 || at >= lines.length - 6;
  };
  const controls = [...document.querySelectorAll(`${within} :is(${chosen ?? CONTROLS})`)].filter(
    (one) => {
      if (one instanceof SVGElement && !one.hasAttribute("data-choosable")) return false;
      const isOff = (one as HTMLButtonElement).disabled;
      // Of the many lines of a log that have to be scrolled to, some stand for all.
      if (one.closest("#log") && !isLogSample(one)) return false;
      // A list that scrolls by keys is no control.
      if (one.matches("ol, ul, section, div:not([role])")) return false;
      return !isOff && isShown(one) && area(one.getBoundingClientRect()) > 0;
    },
  );

  const isHit = (one: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return one.contains(hit) || (hit.closest("label")?.contains(one) ?? false);
  };
  /** In the middle; a figure of the map anywhere, because its middle may be somebody else's. */
  const canPress = (one: Element): boolean => {
    const rect = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const at = (part: number, from: number, to: number): number => from + (to - from) * part;
    const parts = one instanceof SVGElement ? [0.5, 0.25, 0.75, 0.1, 0.9] : [0.5];
    return parts.some((down) =>
      parts.some((along) =>
        isHit(one, at(along, rect.left, rect.right), at(down, rect.top, rect.bottom)),
      ),
    );
  };

  for (const one of controls) {
    const what = described(one);
    if (nameOf(one) === "") misses.push({ what, why: "has no name" });
    const rect = one.getBoundingClientRect();
    const within = reachable(one, rect);
    if (area(within) < 1) misses.push({ what, why: "is outside the window" });
    else if (!isInside(rect, within)) misses.push({ what, why: "is cut off" });
    else {
      const places = new Map<Element, [number, number]>();
      // What stays at the edge of a list that scrolls covers what is beneath until one has scrolled.
      if (!isInside(rect, seenThrough(one)) || !canPress(one)) {
        for (const holder of [...cutting(one), page])
          places.set(holder, [holder.scrollLeft, holder.scrollTop]);
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      }
      const moved = one.getBoundingClientRect();
      if (!(one instanceof SVGElement) && !isInside(moved, seenThrough(one)) && fits(moved, one))
        misses.push({ what, why: "cannot be scrolled to" });
      else if (!canPress(one)) {
        const [x, y] = [(moved.left + moved.right) / 2, (moved.top + moved.bottom) / 2];
        misses.push({ what, why: `is under ${described(document.elementFromPoint(x, y))}` });
      }
      for (const [holder, [left, top]] of places)
        holder.scrollTo({ left, top, behavior: "instant" });
    }
  }
  /** Larger than what it is seen through: then there is no place in which all of it is seen. */
  function fits(rect: DOMRect, one: Element): boolean {
    const box = seenThrough(one);
    return rect.width <= box.right - box.left + 1 && rect.height <= box.bottom - box.top + 1;
  }

  // Texts: none is cut, and none is covered in part, which may turn +3 into −3.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
  const paints = (one: Element): boolean => {
    const style = getComputedStyle(one);
    if (Number(style.opacity) < 0.3) return false;
    if (one instanceof SVGElement)
      return (
        !(one instanceof SVGSVGElement) && style.fill !== "none" && Number(style.fillOpacity) > 0.3
      );
    if (one instanceof HTMLImageElement || one instanceof HTMLCanvasElement) return true;
    const alpha = /rgba\([^)]*, ([\d.]+)\)/.exec(style.backgroundColor)?.[1];
    return style.backgroundColor.startsWith("rgb(") || Number(alpha ?? 0) > 0.5;
  };
  const coverAt = (one: Element, x: number, y: number): Element | undefined => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (one.contains(hit) || hit.contains(one)) return undefined;
      if (hit instanceof SVGElement && one instanceof SVGElement) return undefined;
      if (paints(hit) && isDrawnAt(hit, x, y)) return hit;
    }
    return undefined;
  };
  /** A button may take presses beyond its edge: nothing is drawn there. */
  const isDrawnAt = (one: Element, x: number, y: number): boolean =>
    [...one.getClientRects()].some(
      ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  const root = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (!one || words === "" || one.closest("script, style, noscript, select, option, svg"))
      continue;
    if (!isShown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    texts += 1;
    const what = `text “${words.slice(0, 40)}” in ${described(one).split(" ")[0]}`;
    const kept = reachable(one, rect);
    const holder = getComputedStyle(one).overflow === "visible" ? kept : cut(kept, own(one, rect));
    if (!isInside(rect, holder)) {
      const whole = area(rect);
      misses.push({ what, why: `is cut: ${Math.round((100 * area(holder)) / whole)} % is seen` });
      continue;
    }
    if (!isInside(rect, seenThrough(one))) continue; // one has to scroll there
    const [line] = range.getClientRects();
    if (!line) continue;
    const y = (line.top + line.bottom) / 2;
    const places = [line.left + 2, (line.left + line.right) / 2, line.right - 2];
    const covers = places.map((x) => coverAt(one, x, y));
    const [cover] = covers.filter((hit) => hit !== undefined);
    if (cover && covers.includes(undefined) && !cover.closest(LAYERS))
      misses.push({ what, why: `is covered in part by ${described(cover)}` });
  }
  function own(one: Element, rect: Box): Box {
    const { x, y } = scrolls(one);
    const box = one.getBoundingClientRect();
    return {
      left: x ? rect.left : box.left,
      right: x ? rect.right : box.right,
      top: y ? rect.top : box.top,
      bottom: y ? rect.bottom : box.bottom,
    };
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  // Not `innerWidth`: a phone makes a page that is too wide smaller, and so its window larger.
  if (page.scrollWidth > page.clientWidth + 1)
    misses.push({
      what: "the page",
      why: `scrolls sideways by ${page.scrollWidth - page.clientWidth} px`,
    });
  return { controls: controls.length, texts, misses };
}
