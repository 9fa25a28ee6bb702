import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../words.svelte";
import type { Chair } from "./chair.svelte";
import Chat from "./Chat.svelte";

beforeAll(() => speak("en"));

const chair = (seat: number): Chair => ({ seat, chat: [] }) as unknown as Chair;
const onclose = (): void => undefined;

test("the game may ask for silence, above the line that is written", () => {
  const { unmount } = render(Chat, { chair: chair(0), hush: "Not about this card.", onclose });
  expect(screen.getByRole("status").textContent).toBe("Not about this card.");
  unmount();
  render(Chat, { chair: chair(0), hush: undefined, onclose });
  expect(screen.queryByRole("status")).toBeNull();
});
