/** All that showing a game needs: its module, its content, its name. */

import { loadGame, type GameModule } from "../games/game";
import { trouble } from "../parts/toasts.svelte";
import { settings } from "../settings.svelte";
import { contentAt, gameInfo, type Content } from "../wire/content";
import type { GameInfo, TableNow } from "../wire/types";

export class Kit {
  module = $state.raw<GameModule>({});
  /** Whether that is the module: no other board is shown while it is on its way. */
  hasModule = $state(false);
  content = $state.raw<Content>();
  #info = $state.raw<GameInfo>();

  /** To be made while a component is set up; the table may come later. */
  constructor(table: () => TableNow | undefined) {
    const now = $derived(table());
    const key = $derived(now?.game ?? "");
    const pack = $derived(now?.pack ?? "");
    const own = $derived(now?.options["own"] ?? "");
    const box = $derived(now?.options["box"] ?? "");
    $effect(() => {
      if (!key) return;
      void loadGame(key).then((found) => {
        this.module = found;
        this.hasModule = true;
      }, trouble);
      void contentAt(key, pack, { own, box }).then((found) => (this.content = found), trouble);
      void gameInfo(key).then((found) => (this.#info = found), trouble);
    });
  }

  get title(): string {
    return this.#info?.names[settings.language] ?? "";
  }
}
