/** Keys that walk over a map lead there from wherever the focus is. False for all others. */
export function toTheMap(event: KeyboardEvent, place: HTMLElement | null | undefined): boolean {
  const key = event.key.toUpperCase();
  if (!place || !"MNPOT".includes(key) || key.length !== 1) return false;
  place.focus();
  if (key !== "M")
    place.dispatchEvent(
      new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }),
    );
  return true;
}

/** Keys belong to whoever writes, or to a dialog that is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [role=menu], dialog")) return true;
  return event.defaultPrevented || document.querySelector("dialog[open]") !== null;
}
