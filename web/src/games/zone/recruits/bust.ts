/** Busts of the twelve: told apart by headgear, face and shoulders, lit from behind in a colour. */

/** A path, what fills it and what draws it. */
export interface Stroke {
  d: string;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
}
type Paint = "dark" | "cloth" | "light" | "pale" | "red" | "blue" | "sand" | "rim";

type Body = "coat" | "plates" | "pack" | "rifle" | "cloak";
type Face = "shade" | "scarf" | "gas" | "half" | "beard" | "glass" | "goggles";
type Cap = keyof typeof CAPS;
export interface Looks {
  colour: string;
  cap: Cap;
  face: Face;
  body: Body;
}

const EYES: Stroke = { d: "M49 53h8M63 53h8", stroke: "dark", width: 3 };
const lens = (x: number, y: number, r: number, stroke: Paint): Stroke => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
  fill: "dark",
  stroke,
  width: 2.2,
});
const COAT = "M14 122C14 96 26 86 46 81L60 88L74 81C94 86 106 96 106 122Z";
const BODIES: Record<Body, Stroke[]> = {
  coat: [
    { d: COAT, fill: "cloth" },
    { d: "M46 82L56 104L60 92L64 104L74 82", stroke: "dark", width: 3 },
  ],
  plates: [
    { d: "M8 122C8 94 22 84 44 80L60 86L76 80C98 84 112 94 112 122Z", fill: "cloth" },
    { d: "M12 104Q22 90 40 88L38 104ZM108 104Q98 90 80 88L82 104Z", fill: "light" },
    { d: "M46 92H74V116H46ZM50 99h20M50 107h20", fill: "cloth", stroke: "dark", width: 2 },
  ],
  pack: [
    { d: "M26 80Q22 62 34 60L40 84ZM94 80Q98 62 86 60L80 84Z", fill: "sand" },
    { d: COAT, fill: "cloth" },
    { d: "M40 84L46 122M80 84L74 122", stroke: "dark", width: 5 },
  ],
  rifle: [
    { d: "M18 122C18 97 30 87 47 82L60 88L73 82C90 87 102 97 102 122Z", fill: "cloth" },
    { d: "M84 122L100 46M95 66l7 2", stroke: "pale", width: 4 },
    { d: "M34 88L66 122", stroke: "dark", width: 5 },
  ],
  cloak: [
    { d: "M10 122C12 100 24 84 40 76L60 84L80 76C96 84 108 100 110 122Z", fill: "cloth" },
    { d: "M44 80Q50 100 46 122M76 80Q70 100 74 122", stroke: "dark", width: 3 },
  ],
};
const HEAD: Stroke[] = [
  { d: "M48 72H72V88L60 94L48 88Z", fill: "dark" },
  { d: "M40 52C40 32 48 26 60 26S80 32 80 52C80 66 74 78 60 80C46 78 40 66 40 52Z", fill: "light" },
];
const FACES: Record<Face, Stroke[]> = {
  shade: [
    { d: "M44 52Q60 44 76 52Q77 72 60 79Q43 72 44 52Z", fill: "dark" },
    { d: "M50 57h8M62 57h8", stroke: "rim", width: 2.4 },
  ],
  scarf: [
    { d: "M42 60Q60 66 78 60L80 82Q60 92 40 82Z", fill: "sand" },
    { d: "M42 66Q60 73 78 66M41 74Q60 82 79 74", stroke: "dark", width: 2 },
    EYES,
  ],
  gas: [
    { d: "M42 48Q60 42 78 48Q80 66 68 76H52Q40 66 42 48Z", fill: "dark" },
    lens(51, 55, 7, "pale"),
    lens(69, 55, 7, "pale"),
    lens(60, 72, 8, "pale"),
    { d: "M47 53q3-3 6-2M65 53q3-3 6-2", stroke: "rim", width: 2 },
  ],
  half: [{ d: "M43 62Q60 58 77 62Q76 76 60 81Q44 76 43 62Z", fill: "dark" }, EYES],
  beard: [
    { d: "M43 58Q46 68 52 66Q60 62 68 66Q74 68 77 58Q80 84 60 88Q40 84 43 58Z", fill: "dark" },
    EYES,
  ],
  glass: [
    lens(51, 56, 7.5, "rim"),
    lens(69, 56, 7.5, "rim"),
    { d: "M53 70q7 4 14 0", stroke: "dark", width: 2.4 },
  ],
  goggles: [
    { d: "M42 62Q60 58 78 62Q76 76 60 80Q44 76 42 62Z", fill: "sand" },
    { d: "M40 42h40v10H40z", fill: "dark" },
    lens(51, 46, 7, "rim"),
    lens(69, 46, 7, "rim"),
  ],
};
const CAPS = {
  hood: [
    {
      d: "M30 84C28 44 38 14 60 14S92 44 90 84C86 90 80 86 79 80C82 52 76 36 60 36S38 52 41 80C40 86 34 90 30 84Z",
      fill: "cloth",
    },
  ],
  helmet: [
    { d: "M36 50C34 26 44 16 60 16S86 26 84 50Q60 42 36 50Z", fill: "light" },
    { d: "M33 51Q60 40 87 51L85 56Q60 46 35 56Z", fill: "dark" },
  ],
  boonie: [
    { d: "M42 38C42 22 50 18 60 18S78 22 78 38Z", fill: "sand" },
    { d: "M24 44Q60 26 96 44Q60 46 24 44Z", fill: "sand" },
    { d: "M42 37Q60 32 78 37", stroke: "dark", width: 3 },
  ],
  cap: [
    { d: "M40 42C40 24 50 20 60 20S80 24 80 42Z", fill: "cloth" },
    { d: "M40 42Q60 34 80 42L92 48Q70 42 40 46Z", fill: "dark" },
  ],
  scarfhead: [
    {
      d: "M36 60C34 30 44 18 60 18S86 30 84 60C80 44 74 36 60 36S40 44 36 60Z",
      fill: "red",
    },
    { d: "M57 22h6v12h-6zM54 25h12v6H54z", fill: "pale" },
  ],
  beret: [
    { d: "M36 42C34 26 52 18 70 20C86 22 90 32 82 40Q60 34 36 42Z", fill: "blue" },
    { d: "M45 34a3.400 3.400 0 1 1 6.800 0a3.400 3.400 0 1 1 -6.800 0Z", fill: "rim" },
  ],
  mohawk: [
    { d: "M54 30Q52 10 60 6Q68 10 66 30Z", fill: "red" },
    { d: "M41 44Q44 30 60 28Q76 30 79 44Q60 36 41 44Z", fill: "dark" },
  ],
  dome: [
    {
      d: "M34 60C32 28 44 14 60 14S88 28 86 60C86 84 76 88 60 88S34 84 34 60Z",
      stroke: "pale",
      width: 2,
    },
    { d: "M42 34Q48 22 58 20", stroke: "pale", width: 2.6 },
  ],
  fur: [
    { d: "M34 54C30 26 44 14 60 14S90 26 86 54Q82 40 60 38Q38 40 34 54Z", fill: "sand" },
    {
      d: "M34 54q-3-10 1-18M86 54q3-10-1-18M46 20l4 5M60 16v6M74 20l-4 5",
      stroke: "dark",
      width: 3,
    },
  ],
  ushanka: [
    { d: "M38 44C38 22 48 16 60 16S82 22 82 44Z", fill: "light" },
    { d: "M34 44Q60 32 86 44V50Q60 40 34 50Z", fill: "sand" },
    { d: "M34 44Q30 66 40 70L43 50ZM86 44Q90 66 80 70L77 50Z", fill: "sand" },
  ],
} satisfies Record<string, Stroke[]>;

/** What is worn over the face. */
const OVER: ReadonlySet<Cap> = new Set(["hood", "dome"]);

export function strokesOf({ cap, face, body }: Looks): Stroke[] {
  const [on, before]: [Stroke[], Stroke[]] = OVER.has(cap)
    ? [CAPS[cap], FACES[face]]
    : [FACES[face], CAPS[cap]];
  return [...BODIES[body], ...HEAD, ...before, ...on];
}
