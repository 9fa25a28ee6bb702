import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words.svelte";
import Coin from "./Coin.svelte";
import Shape from "./Shape.svelte";

beforeAll(() => speak("en"));

test("a strength is told by shape, colour and number", () => {
  render(Shape, { colour: "blue", value: 0, mode: "shield" });
  const shape = screen.getByRole("img", { name: "blue 0" });
  expect(shape.classList.contains("zero")).toBe(true);
});

test("a coin counts its credits aloud", () => {
  render(Coin, { value: 2 });
  expect(screen.getByRole("img", { name: "2 credits" })).toBeTruthy();
});
