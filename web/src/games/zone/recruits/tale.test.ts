import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { speak } from "../../../words.svelte";
import { boxContent, camp } from "../fakes";
import Pda from "../pda/Pda.svelte";
import Recruits from "./Recruits.svelte";

beforeEach(() => speak("en"));
const content = boxContent();

test("whoever chooses a stalker can read the story, and read it again on the PDA", () => {
  const options = [{ verb: "stalker", card: 0 } as const];
  const choosing = { options, view: camp, content, seat: 0, briefing: false };
  const { unmount } = render(Recruits, { ...choosing, onanswer: () => undefined });
  expect(screen.getAllByText(/learned to shoot at a fairground/).length).toBeGreaterThan(0);
  unmount();
  render(Pda, { view: camp, seat: 0, player: "Ann", content });
  expect(screen.getByText(/learned to shoot at a fairground/)).toBeTruthy();
});
