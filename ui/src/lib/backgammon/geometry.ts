/**
 * Where everything of a board lies, in the units of its drawing: a point is 40 wide.
 *
 * Places are named from the side that looks: its 12 to 1 run along the bottom, its 13 to 24 along
 * the top. In long gammon both sides go the same way round, so the other side's tray is at the
 * far end of its own home, at the top left.
 */

import { acrossFrom, BAR, OFF, other, type Side, type Variant } from "./board";

export const STEP = 40;
/** A checker's radius, rim included. */
export const RADIUS = 17.5;
/** Checkers that lie side by side on a point; more are counted. */
export const FIT = 5;
export const POINT_LENGTH = 10 * RADIUS + 8;

export type Where = { x: number; y: number };

/** A place where checkers can be: a point, by the viewer's number, or a side's bar or tray. */
export type Place = { at: "point"; number: number } | { at: "bar"; side: Side } | { at: "off"; side: Side };

export interface View {
  variant: Variant;
  viewer: Side;
  /** On which side the viewer's home lies. */
  home: "right" | "left";
  /** The height of the printed numbers, in units. */
  print: number;
}

export interface Geometry extends View {
  width: number;
  height: number;
  /** Between the frame's top and the points: the numbers stand here. */
  margin: number;
  middle: number;
  /** Centre of the bar, or of the seam in long gammon. */
  spine: number;
  barWidth: number;
  trayWidth: number;
  /** Left edges of the two halves of six points. */
  halves: [number, number];
  trays: Record<Side, { x: number; top: boolean }>;
  /** Where the cube lies when it is the viewer's, nobody's and the other side's. */
  cube: Record<Side | "nobody", Where>;
}

const PAD = 8;
const MIDDLE = 58;
const TRAY = 40;

export function geometry(view: View): Geometry {
  const long = view.variant === "long-gammon";
  const barWidth = long ? 14 : 38;
  const margin = view.print + 10;
  const half = 6 * STEP;
  const left = long ? PAD + TRAY + 6 : PAD;
  const halves: [number, number] = [left, left + half + barWidth];
  const rightTray = halves[1] + half + 6;
  const width = rightTray + TRAY + PAD;
  const height = 2 * (margin + POINT_LENGTH) + MIDDLE;
  const mirrored = view.home === "left";
  const flip = (x: number): number => (mirrored ? width - x : x);
  const edge = (x: number, size: number): number => (mirrored ? width - x - size : x);
  const placedHalves: [number, number] = mirrored ? [edge(halves[1], half), edge(halves[0], half)] : halves;
  const spine = flip(halves[0] + half + barWidth / 2);
  const near = edge(rightTray, TRAY);
  const far = edge(PAD, TRAY);
  const away = other(view.viewer);
  const low = height - margin - 20;
  const high = margin + 20;
  return {
    ...view,
    width,
    height,
    margin,
    middle: height / 2,
    spine,
    barWidth,
    trayWidth: TRAY,
    halves: placedHalves,
    trays: { [view.viewer]: { x: near, top: false }, [away]: { x: long ? far : near, top: true } } as Geometry["trays"],
    cube: {
      nobody: { x: spine, y: height / 2 },
      // Without a bar the cube lies in the free end of a tray column.
      [view.viewer]: { x: long ? far + TRAY / 2 : spine, y: low },
      [away]: { x: long ? near + TRAY / 2 : spine, y: high },
    } as Geometry["cube"],
  };
}

/** Column from the left, 0 to 11, and whether it is the top row. */
export function columnOf(shape: Geometry, number: number): { column: number; top: boolean } {
  const top = number > 12;
  const column = top ? number - 13 : 12 - number;
  return { column: shape.home === "left" ? 11 - column : column, top };
}

export function pointX(shape: Geometry, number: number): number {
  const { column } = columnOf(shape, number);
  return shape.halves[column < 6 ? 0 : 1] + (column % 6) * STEP + STEP / 2;
}

/** The place of a point in a side's own numbering. */
export function placeOf(shape: View, side: Side, point: number): Place {
  if (point === BAR) return { at: "bar", side };
  if (point === OFF) return { at: "off", side };
  return { at: "point", number: side === shape.viewer ? point : acrossFrom(shape.variant, point) };
}

/** What a side calls a place; null for the other side's bar or tray. */
export function pointOf(shape: View, side: Side, place: Place): number | null {
  if (place.at === "point") return side === shape.viewer ? place.number : acrossFrom(shape.variant, place.number);
  if (place.side !== side) return null;
  return place.at === "bar" ? BAR : OFF;
}

export const keyOf = (place: Place): string =>
  place.at === "point" ? `point-${place.number}` : `${place.at}-${place.side}`;

/** The centre of the n-th checker (from 0) of a place; beyond what fits they lie on the last. */
export function checkerAt(shape: Geometry, place: Place, n: number): Where {
  if (place.at === "point") {
    const { top } = columnOf(shape, place.number);
    const depth = RADIUS + 1 + Math.min(n, FIT - 1) * 2 * RADIUS;
    return { x: pointX(shape, place.number), y: top ? shape.margin + depth : shape.height - shape.margin - depth };
  }
  if (place.at === "bar") {
    // A checker on the bar enters in the half of the other side: the viewer's at the top.
    const up = place.side === shape.viewer;
    const depth = 38 + Math.min(n, 3) * 2 * RADIUS;
    return { x: shape.spine, y: shape.middle + (up ? -depth : depth) };
  }
  const tray = shape.trays[place.side];
  const depth = SLAB / 2 + 2 + n * SLAB;
  return { x: tray.x + shape.trayWidth / 2, y: tray.top ? shape.margin + depth : shape.height - shape.margin - depth };
}

/** The thickness of a checker seen from its edge, in a tray. */
export const SLAB = 9.4;

/** The rows of places as they are walked by arrow keys: top and bottom, from left to right. */
export function rows(shape: Geometry): [Place[], Place[]] {
  const row = (top: boolean): Place[] => {
    const points = Array.from({ length: 12 }, (_, n): Place => ({ at: "point", number: top ? n + 13 : 12 - n }));
    if (shape.home === "left") points.reverse();
    const places: { x: number; place: Place }[] = points.map((place) => ({
      x: pointX(shape, (place as { number: number }).number),
      place,
    }));
    for (const side of ["white", "black"] as const) {
      if (shape.variant === "backgammon" && (side === shape.viewer) === top)
        places.push({ x: shape.spine, place: { at: "bar", side } });
      if (shape.trays[side].top === top)
        places.push({ x: shape.trays[side].x + shape.trayWidth / 2, place: { at: "off", side } });
    }
    return places.sort((a, b) => a.x - b.x).map(({ place }) => place);
  };
  return [row(true), row(false)];
}

/** The area of a place that answers to a pointer. */
export function areaOf(shape: Geometry, place: Place): { x: number; y: number; width: number; height: number } {
  const half = shape.height / 2;
  const strip = (x: number, width: number, top: boolean) => ({ x, y: top ? 0 : half, width, height: half });
  if (place.at === "point")
    return strip(pointX(shape, place.number) - STEP / 2, STEP, columnOf(shape, place.number).top);
  if (place.at === "bar") return strip(shape.spine - shape.barWidth / 2, shape.barWidth, place.side === shape.viewer);
  const tray = shape.trays[place.side];
  return strip(tray.x - 3, shape.trayWidth + 6, tray.top);
}

/** The place at a position of the drawing; null beside the board. */
export function placeAt(shape: Geometry, { x, y }: Where): Place | null {
  for (const place of rows(shape).flat()) {
    const area = areaOf(shape, place);
    if (x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height) return place;
  }
  return null;
}

/** Where an arrow key, Home or End leads from a place; null where there is nothing further. */
export function walk(shape: Geometry, from: Place, key: string): Place | null {
  const [top, bottom] = rows(shape);
  const row = top.some((place) => keyOf(place) === keyOf(from)) ? top : bottom;
  const at = row.findIndex((place) => keyOf(place) === keyOf(from));
  if (key === "ArrowLeft") return row[at - 1] ?? null;
  if (key === "ArrowRight") return row[at + 1] ?? null;
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  const opposite = row === top ? bottom : top;
  if ((key === "ArrowDown") !== (row === top)) return null;
  const centre = (place: Place): number => {
    const area = areaOf(shape, place);
    return area.x + area.width / 2;
  };
  const away = (place: Place): number => Math.abs(centre(place) - centre(from));
  return [...opposite].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The outline of a point. */
export function triangle(shape: Geometry, number: number): string {
  const { top } = columnOf(shape, number);
  const x = pointX(shape, number);
  const base = top ? shape.margin : shape.height - shape.margin;
  const tip = top ? base + POINT_LENGTH : base - POINT_LENGTH;
  return `M${x - STEP / 2 + 1.5} ${base}H${x + STEP / 2 - 1.5}L${x + 1.2} ${tip}H${x - 1.2}Z`;
}
