import type { Authors } from "../authors";

/** As the rulebooks print them. */
export const authors: Authors = {
  ground: "seed",
  people: {
    design: "Frédéric Henry",
    art: "Derek Laufman",
    direction: "Stéphane Gantiez",
    layout: "Good Heidi",
    spanish: "Alfred Moragas, Natalia Delgado",
    publisher: "Asmodee",
  },
};
