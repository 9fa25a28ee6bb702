/** The five steps of a turn, and which of them a question belongs to. */

export const PHASES = ["play", "order", "move", "attack", "draw"] as const;
export type Phase = (typeof PHASES)[number];

const STEPS: Record<string, Phase> = {
  order: "order",
  extra_order: "order",
  move: "move",
  to: "move",
  attack: "attack",
  aid: "attack",
  target: "attack",
  reroll: "attack",
  after_roll: "attack",
  reroll_more: "attack",
  after_retreat: "attack",
  advance: "attack",
  hold: "attack",
  fall_back: "attack",
  draw: "draw",
  take_back: "draw",
  return: "draw",
};

export function phaseOf(step: string): Phase {
  return STEPS[step] ?? "play";
}
