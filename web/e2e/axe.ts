/** What axe says about a page. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What is serious or critical on the page, as rule and element; by these rules only, if any are named.
 * There are no frames here, so one run in the page is all: the default opens a second page to put the
 * findings of frames together. What passed is neither kept nor sent. */
export async function serious(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
