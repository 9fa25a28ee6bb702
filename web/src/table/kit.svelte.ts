/** All that showing a game needs: its module, its content, its name. */

import { loadGame, type GameModule } from "../games/game";
import { trouble } from "../parts/toasts.svelte";
import { settings } from "../settings.svelte";
import { contentAt, gameInfo, type Content } from "../wire/content";
import type { GameInfo } from "../wire/types";

export class Kit {
  module = $state.raw<GameModule>({});
  /** Whether that is the module: no other board is shown while it is on its way. */
  hasModule = $state(false);
  content = $state.raw<Content>();
  #info = $state.raw<GameInfo>();

  /** To be made while a component is set up; `game` may be empty until it is known. `own` is what
   * the table brought along. */
  constructor(game: () => string, own: () => string) {
    const key = $derived(game());
    const brought = $derived(own());
    $effect(() => {
      if (!key) return;
      void loadGame(key).then((found) => {
        this.module = found;
        this.hasModule = true;
      }, trouble);
      void contentAt(key, brought).then((found) => (this.content = found), trouble);
      void gameInfo(key).then((found) => (this.#info = found), trouble);
    });
  }

  get title(): string {
    return this.#info?.names[settings.language] ?? "";
  }
}
