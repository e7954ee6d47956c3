/** Writes a report as CSV for German spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas. Pure functions. */
import type { Field, Fields } from '../../fields/field';
import { getField } from '../../objects';
import { inZone } from '../time/calendar';

const byteOrderMark = '\uFEFF';

/** Returns the value of a cell: a number, or text; the label of an option, an instant in the time zone, and nothing for null. */
export function cellValue(field: Field, value: unknown, timezone: string): number | string {
  if (value === null || value === undefined) return '';
  if (field.type === 'select') return field.options[String(value)] ?? String(value);
  if (field.type === 'dateTime') return inZone(String(value), timezone).toFormat('yyyy-MM-dd HH:mm');
  return typeof value === 'number' ? value : String(value);
}

// A spreadsheet would run a text that begins like a formula.
const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function csvCell(value: number | string): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = withoutFormula(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What is written to a file. */
export interface ReportRows {
  readonly columns: Fields;
  readonly items: readonly object[];
  readonly timezone: string;
}

/** Returns the rows with these columns; the first line has their labels. */
export function toCsv({ columns, items, timezone }: ReportRows): string {
  const head = Object.values(columns).map(({ label }) => csvCell(label));
  const rows = items.map(item => Object.entries(columns).map(([name, field]) => csvCell(cellValue(field, getField(item, name), timezone))));
  return `${byteOrderMark}${[head, ...rows].map(row => row.join(';')).join('\r\n')}\r\n`;
}
