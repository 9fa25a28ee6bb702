/** Gives a file to the person. */
export function download(
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  type = "application/json",
): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
