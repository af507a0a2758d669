/** Amounts of money in the language of the reader. */

import { BRACKETS, language } from "../words/language.svelte";
import { format } from "./format";

/** Whether this is the code of a currency, such as "EUR", so that its smallest unit is known. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

/**
 * An amount, e.g. "€1,250" or "1.250,50 €".
 *
 * @param minor in the smallest unit of the money, such as cents.
 * @param currency its code; of any other word nobody knows how many of these make one, and the number stands alone.
 */
export function money(minor: number, currency: string): string {
  if (!isCurrency(currency)) return format(minor);
  const style = { style: "currency", currency } as const;
  const digits = new Intl.NumberFormat(language.locale, style).resolvedOptions().maximumFractionDigits ?? 0;
  const one = 10 ** digits;
  const decimals = minor % one === 0 ? 0 : digits;
  const text = new Intl.NumberFormat(language.locale, {
    ...style,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(minor / one);
  return language.current === BRACKETS ? `\u27e6${text}\u27e7` : text;
}
