/** Keys belong to whoever writes, or to a dialog that is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [role=menu], dialog")) return true;
  return event.defaultPrevented || document.querySelector("dialog[open]") !== null;
}
