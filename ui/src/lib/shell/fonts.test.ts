import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

test("the two files of the typeface have, without a gap, what its Latin letters were before they were cut", () => {
  const points = (styles: string): Set<number> =>
    new Set(
      [...styles.matchAll(/unicode-range:([^;}]*)/g)].flatMap(([, ranges = ""]) =>
        [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = "", last = first]) =>
          Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, n) => parseInt(first, 16) + n),
        ),
      ),
    );
  const ours = here("fonts.css")
    .split("@font-face")
    .slice(1)
    .filter((face) => face.includes("./fonts/"));
  const before =
    here("../../../node_modules/@fontsource-variable/archivo/standard.css").split("@font-face").at(-1) ?? "";

  expect(before).toContain("archivo-latin-standard-normal");
  const [first, rest] = ours.map(points);
  expect(ours).toHaveLength(2);
  expect([...(first ?? [])].filter((point) => rest?.has(point))).toEqual([]);
  // Two signs that nobody sees: the controls below the space, and a mark of byte order.
  const left = [...points(before)].filter((point) => !first?.has(point) && !rest?.has(point));
  expect(left.filter((point) => point >= 0x20 && !(point >= 0x7f && point <= 0x9f) && point !== 0xfeff)).toEqual([]);
});

const facesOf = (family: string): string[] =>
  here("fonts.css")
    .split("@font-face")
    .slice(1)
    .filter((face) => face.includes(`"${family}"`));

test("all files of the typeface say the same of weight and width: others would not be looked into", () => {
  const faces = facesOf("Archivo Variable");
  const said = faces.map((face) => face.match(/font-(weight|stretch|style): .*;/g)?.join(" "));

  expect(faces).toHaveLength(4);
  expect(new Set(said).size).toBe(1);
});

test("what stands there until it comes is on the line that it will be on, at any size", () => {
  const ARCHIVO = { ascent: 87.8, descent: 21 };
  const number = (face: string, name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
  const faces = facesOf("Archivo Awaited");

  expect(faces).toHaveLength(6);
  for (const face of faces) {
    const size = number(face, "size-adjust") / 100;
    expect(number(face, "ascent-override") * size).toBeCloseTo(ARCHIVO.ascent, 0);
    expect(number(face, "descent-override") * size).toBeCloseTo(ARCHIVO.descent, 0);
    expect(face).not.toContain("url(");
  }
});
