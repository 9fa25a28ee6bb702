import type { Authors } from "../authors";

/** The rulebook that is known here names nobody: from the announcement and a review (public). */
export const authors: Authors = {
  ground: "public",
  people: {
    design: "Richard Borg, Adrien Martinot",
    art: "Ben Carre, Christophe Duhaze, Tony Foti, Clément Masson",
    publisher: "Days of Wonder",
  },
};
