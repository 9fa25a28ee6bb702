/** A text of one's own as a link: compressed, behind the `#` of the editor's address, which browsers
 * keep to themselves. Nothing is stored anywhere. */

const MARK = "#own=";
/** Characters of a text at most, however small it was when packed. */
const LONGEST = 60_000;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

export async function linkOf(address: string, text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `${address}${MARK}${toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** The text that an address carries; undefined when it carries none or a broken one. */
export async function textIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const packed = new Blob([fromBase64(hash.slice(MARK.length))]).stream();
    const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let found = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return found + decoder.decode();
      found += decoder.decode(value, { stream: true });
      if (found.length <= LONGEST) continue;
      void reader.cancel();
      return undefined;
    }
  } catch {
    return undefined;
  }
}
