/** Copies a text. Browsers lend the clipboard to safe pages only, and a page of the home network is
 * none of them: there the old way is the only one. Rejects when neither works. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way there
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("this browser does not copy here");
}
