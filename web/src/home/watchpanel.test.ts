import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../wire/types";
import { speak } from "../words.svelte";
import WatchPanel from "./WatchPanel.svelte";

beforeAll(() => speak("en"));

const tables = [...Array(40).keys()].map(
  (n) =>
    ({
      table: { id: `t${n}`, game: "hunters", seats: [], watchers: 0 },
      host: "Ann",
    }) as unknown as TableInfo,
);

test("the number of games says when there are more than one page of the list", async () => {
  const { rerender } = render(WatchPanel, {
    tables,
    isMore: false,
    nameOf: (game: string) => game,
  });
  expect(screen.getByText(/live/).textContent).toBe("40 live");
  await rerender({ isMore: true });
  expect(screen.getByText(/live/).textContent).toBe("40+ live");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
