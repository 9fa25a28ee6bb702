import type { Authors } from "../authors";

/** The rulebook that is known here names nobody: from the fan encyclopedia of the world (public).
 * Who drew it is not known here. */
export const authors: Authors = {
  ground: "public",
  people: { design: "Paweł Samborski", publisher: "Awaken Realms" },
};
