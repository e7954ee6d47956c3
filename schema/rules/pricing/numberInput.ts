/** Parses numbers that people type, in German or plain notation. All inputs use this rule. */

/** Parses `'1,5'`, `'1.5'` and `',5'`; null if it is not a plain decimal number. */
export function parsePlainNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^-?(?:\d{1,12}(?:[.,]\d{0,12})?|[.,]\d{1,12})$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** Parses plain numbers, and numbers with dots between the thousands such as `'1.234,5'`. A single dot is a decimal point. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const isGrouped = /^-?\d{1,3}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/.test(trimmed);
  return parsePlainNumber(isGrouped ? trimmed.replaceAll('.', '') : trimmed);
}
