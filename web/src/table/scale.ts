/** How large the table is drawn: as designed up to 1999 px, then growing with the window. */
export function autoScale(width: number, height: number): number {
  if (width < 2000) return 1;
  return Math.max(1, Math.min(width / 1488, height / 837));
}
