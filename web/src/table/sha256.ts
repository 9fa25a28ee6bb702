/** SHA-256 (FIPS 180-4) of a text, in hex. Browsers lend their own to safe pages only, and a page of the
 * home network is none of them; two lines that disagree there would be worse than these few. */

const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) =>
  Array.from({ length: 17 }, (_, d) => d + 2).every((d) => n === d || n % d !== 0),
);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, place: number): number => words[place] ?? 0;

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const hash = Uint32Array.from(START);
  for (let block = 0; block < padded.byteLength; block += 64) mix(hash, padded, block);
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(hash: Uint32Array, padded: DataView, block: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 64; n++) {
    const [early, late] = [at(words, n - 15), at(words, n - 2)];
    words[n] =
      n < 16
        ? padded.getUint32(block + 4 * n)
        : at(words, n - 16) +
          (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
          at(words, n - 7) +
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = [...hash] as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let n = 0; n < 64; n++) {
    const one =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (ROUNDS[n] ?? 0) +
      at(words, n);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = at(hash, n) + word));
}
