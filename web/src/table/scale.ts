/** The narrowest window that the table is designed for, two panes on a phone or tablet apart. */
const NARROWEST = 1280;
const PANES = 900;

/** How large the table is drawn: as designed up to 1999 px, then growing with the window; smaller in
 * a window that is too narrow for all of it. */
export function autoScale(width: number, height: number): number {
  if (width > PANES && width < NARROWEST) return width / NARROWEST;
  if (width < 2000) return 1;
  return Math.max(1, Math.min(width / 1488, height / 837));
}
