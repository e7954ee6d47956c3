/** Variables that do not fit their GraphQL type, told as the house tells of every other wrong value: in German, by field (decisions, table V). */
import type { ErrorEntry } from '../schema/errors';
import { reasons } from '../schema/errors';
import { textOf, type Rule } from '../schema/words';

/** How graphql-js complains, and the rule it means. */
const complaints: readonly [how: RegExp, rule: Rule][] = [
  [/^Field "\w+" of required type|of (?:required|non-null) type|non-nullable/, 'missing'],
  [/^Field "\w+" is not defined/, 'unknown'],
  [/^(?:Int|Float) cannot represent/, 'noNumber'],
  [/^(?:String|ID) cannot represent/, 'noText'],
  [/^Boolean cannot represent/, 'noFlag'],
  [/^(?:Enum|Value ".*" does not exist in)/, 'noChoice'],
  [/DateTime/, 'noMoment'],
  [/to be an object/, 'noGroup'],
];

const begins = '(?:Field|Expected|Value|Enum|String|Int|Float|Boolean|ID|DateTime|of) ';
const shape = new RegExp(`^Variable "\\$(\\w+)" (?:got invalid value [^]*?(?: at "([\\w.[\\]]+)")?; )?(${begins}[^]*)$`);
const named = /^Field "(\w+)"/;

/** The entry for such a complaint; undefined for every other message. */
export function misfitOf(message: string): ErrorEntry | undefined {
  const [, variable, at, complaint = ''] = shape.exec(message) ?? [];
  if (!variable) return undefined;
  const [, field] = named.exec(complaint) ?? [];
  const place = [...(at ?? variable).replace(/\[(\d+)\]/g, '.$1').split('.'), ...(field ? [field] : [])];
  const rule = complaints.find(([how]) => how.test(complaint))?.[1];
  const text = rule ? textOf({ path: [], rule }) : reasons.invalid.text;
  // A draft is the whole of what is sent: its fields are called as in REST.
  return { message: text, field: (place.length > 1 ? place.slice(1) : place).join('.'), code: reasons.invalid.code };
}
