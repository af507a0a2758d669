/** A text as a QR code: one path in a square. */

import { encode } from "uqr";

/** Beyond this a camera of a tablet no longer reads the screen of another at arm's length. */
const MOST = 1600;

/** The code in a square of `size` by `size`, its quiet zone included; null: too long. */
export function qr(text: string): { size: number; path: string } | null {
  if (text.length > MOST) return null;
  const { size, data } = encode(text, { ecc: text.length > 400 ? "L" : "M", border: 4 });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
      x = end;
    }
  });
  return { size, path };
}
