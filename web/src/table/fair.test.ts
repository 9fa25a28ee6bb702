import { beforeEach, describe, expect, it, vi } from "vitest";
import { useFakeSockets } from "../wire/fakes";
import type { TableInfo } from "../wire/types";
import { checkedChance, keepCommitment, openTable } from "./fair";
import { sha256 } from "./sha256";
import { Table } from "./table.svelte";

const SEED = `blake2b:${"5a".repeat(32)}:${"0".repeat(32)}`;
const COMMITMENT = sha256(SEED);

function served(seed: string | number): void {
  const answers = (address: string): unknown => (address.endsWith("/record") ? { seed } : {});
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(answers(address))));
}
const seen = (commitment: string, status = "open", rev = 0, copies: number[] = []): void => {
  const taken = copies.map((at) => ({ at, seat: 0 }));
  keepCommitment({ table: { id: "T", commitment, status, copies: taken }, rev });
};
const verdict = async (shown = COMMITMENT): Promise<string> =>
  (await checkedChance("T", shown)).verdict;

describe("sha256", () => {
  // Of FIPS 180-4 and its examples; then around the lengths at which another block begins.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
    ["a".repeat(64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"],
    ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
  ])("%s", (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });
});

describe("what the page says of dice and deals", () => {
  beforeEach(() => {
    localStorage.clear();
    served(SEED);
  });

  it("is worth most when the commitment was kept before the first decision", async () => {
    seen(COMMITMENT);
    expect(await verdict()).toBe("kept");
  });
  it("names the decision when it was kept later", async () => {
    seen(COMMITMENT, "playing", 7);
    expect(await checkedChance("T", COMMITMENT)).toMatchObject({ verdict: "late", since: 7 });
  });
  it("counts from the answer that opened the table, whatever bots have done since", async () => {
    const at = (rev: number): TableInfo =>
      ({
        table: { id: "T", commitment: COMMITMENT, status: "playing", seats: [], copies: [] },
        my_seats: [],
        rev,
      }) as unknown as TableInfo;
    const answers = (address: string, method?: string): unknown => {
      if (method === "POST") return { id: "T", invites: [], info: at(0) };
      return address.endsWith("/record") ? { seed: SEED } : at(5);
    };
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
      Promise.resolve(Response.json(answers(address, init?.method))),
    );
    useFakeSockets();
    const look = async (): Promise<void> => {
      const table = new Table("T");
      await table.enter();
      table.leave();
    };
    await look(); // by a link
    expect(await checkedChance("T", COMMITMENT)).toMatchObject({ verdict: "late", since: 5 });
    localStorage.clear();
    await openTable({ game: "hunters", seats: ["me", "quick"] });
    await look();
    expect(await checkedChance("T", COMMITMENT)).toMatchObject({ verdict: "kept", since: 0 });
  });
  it("follows a seed that grows with every copy of the game", async () => {
    const longer = `${SEED} 12@0 ${SEED}`;
    served(longer);
    seen(COMMITMENT);
    expect(await verdict(sha256(longer))).toBe("unseen"); // it was away when the copy was taken
    seen(sha256(longer), "playing", 12, [12]);
    expect(await verdict(sha256(longer))).toBe("kept");
    served(`${SEED} 12 ${SEED}`); // nobody took a copy: this is another game
    expect(await verdict(sha256(`${SEED} 12 ${SEED}`))).toBe("broken");
  });
  it("says so when this browser was not there", async () => {
    seen(COMMITMENT, "finished", 90);
    expect(await verdict()).toBe("unseen");
  });
  it("does not believe a server that changes seed and commitment together", async () => {
    seen(sha256("another"));
    seen(COMMITMENT, "playing", 3);
    expect(await verdict()).toBe("broken");
  });
  it("does not believe a seed that does not fit what is shown", async () => {
    expect(await verdict(sha256("another"))).toBe("broken");
  });
  it("does not believe a chosen seed where one was committed to", async () => {
    seen(COMMITMENT);
    served(7);
    expect(await verdict("")).toBe("broken");
  });
  it("says that a seed was chosen", async () => {
    served(7);
    expect(await verdict("")).toBe("chosen");
  });
});
