import { expect, test } from "vitest";
import { declaredIn } from "./keylist";

test("keys are what the page's controls declare: with their names, each once", () => {
  document.body.innerHTML = `
    <button aria-keyshortcuts="P">Play on Grogu <kbd>P</kbd></button>
    <button aria-keyshortcuts="U" aria-label="Take back"><svg></svg></button>
    <button aria-keyshortcuts="P">Another</button>
    <button>No key</button>`;
  expect(declaredIn(document)).toEqual([
    { key: "P", text: "Play on Grogu" },
    { key: "U", text: "Take back" },
  ]);
});
