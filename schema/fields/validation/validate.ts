/** What makes a value wrong. Forms ask here while the user types; services ask here before they write. */
import { type Field, type FieldOf, type Fields, type Kind, isMany } from '../field';
import { blockOf } from '../../blocks';
import { pageTypeOf } from '../../blocks/pageTypes';
import { isTraceless, lineFault, linesFault } from './characters';
import { isBic, isColour, isDay, isEmail, isIban, isId, isLinkAddress, isPath, isPhone, isReserved, isTime, isUrl } from './formats';
import type { Rule } from '../../errors/messages';
import { isObject } from '../walk';

/** What a rule speaks of: a bound, both of them, a format, the name of a product. */
export type Limit = number | string | readonly [least: number, most: number];

/** One broken rule at one place: `{ path: ['parts', 0, 'name'], rule: 'tooLong', limit: 120 }`. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly rule: Rule;
  readonly limit?: Limit;
}

const fault = (rule: Rule, limit?: Limit): Fault[] => [{ path: [], rule, ...(limit !== undefined && { limit }) }];
const under = (step: string | number, faults: Fault[]): Fault[] => faults.map(({ path, ...rest }) => ({ path: [step, ...path], ...rest }));

const largestNumber = 9_999_999_999;
const mostRows = 200;
const longestLine = 500;
const longestText = 100_000;
const longestEmail = 254; // what a mail server takes (RFC 5321)

const formatted =
  (isRight: (text: string) => boolean, rule: Rule, longest = longestLine) =>
  (value: unknown): Fault[] => {
    const faults = lengthy(value, 0, longest); // before any pattern looks at it
    if (faults.length > 0) return faults;
    const wrong = lineFault(value as string) ?? (isRight(value as string) ? undefined : rule);
    return wrong ? fault(wrong) : [];
  };

/** The record the value stands in: some fields say what another one beside them may hold. */
type Beside = Readonly<Record<string, unknown>>;

const checks: { readonly [K in Kind]: (value: unknown, field: FieldOf<K>, beside: Beside) => Fault[] } = {
  text: (value, { min, max, multiline, ...form }) =>
    firstOf(written(value, { min, max, multiline }), () => (value ? formFaults(value as string, form) : [])),
  richText: (value, { max }) => written(value, { max, multiline: true }),
  texts: (value, { max, maxLength, multiline }) =>
    each(value, max, entry => written(entry, { min: 1, max: maxLength, multiline }, longestLine)),
  email: formatted(isEmail, 'noEmail', longestEmail),
  phone: formatted(isPhone, 'noPhone'),
  url: formatted(isUrl, 'noUrl'),
  colour: formatted(isColour, 'noColour'),
  count: (value, { min, max }) => (Number.isInteger(value) ? within(value as number, min, max) : fault('noNumber')),
  decimal: (value, { min, max, scale }) => fine(value, scale, min, max),
  money: (value, { min }) => fine(value, 4, min),
  flag: value => (typeof value === 'boolean' ? [] : fault('noFlag')),
  choice: (value, { options }) => chosen(value, options),
  choices: (value, { options }) => each(value, Object.keys(options).length, entry => chosen(entry, options)),
  weekdays: value => each(value, 7, day => (Number.isInteger(day) ? within(day as number, 1, 7) : fault('noNumber'))),
  moment: value => (value instanceof Date && isOurEra(value) ? [] : fault('noMoment')),
  day: formatted(isDay, 'noDay'),
  time: formatted(isTime, 'noTime'),
  secret: (value, { min, max }) => kept(value, min, max ?? longestLine),
  reference: value => (isId(value) ? [] : fault('noRecord')),
  references: (value, { max }) => each(value, max, entry => (isId(entry) ? [] : fault('noRecord'))),
  image: value => (isId(value) ? [] : fault('noRecord')),
  images: (value, { max }) => each(value, max, entry => (isId(entry) ? [] : fault('noRecord'))),
  group: (value, { fields }) => (isObject(value) ? check(fields, value) : fault('noGroup')),
  rows: (value, field) => each(value, field.max, row => checkRow(row, field)),
  link: (value, { of }, beside) => firstOf(written(value, {}), () => linkFaults(value as string, beside[of])),
  data: value => (isObject(value) ? plainFaults(value) : fault('noGroup')),
  blockPart: (value, { part }, { type }) => checkPart(value, part, type),
  blocks: (value, { layout }, beside) => checkBlocks(value, layout === undefined ? 'standard' : beside[layout]),
};

/** What is wrong in the first place; only where nothing is, what the next look finds. */
const firstOf = (faults: Fault[], next: () => Fault[]): Fault[] => (faults.length > 0 ? faults : next());

function formFaults(text: string, { isPath: isAddress, bank }: Pick<FieldOf<'text'>, 'isPath' | 'bank'>): Fault[] {
  if (bank === 'iban') return isIban(text) ? [] : fault('noIban');
  if (bank === 'bic') return isBic(text) ? [] : fault('noBic');
  return isAddress ? pathFaults(text) : [];
}

const pathFaults = (path: string): Fault[] => (isPath(path) ? (isReserved(path) ? fault('reserved') : []) : fault('noPath'));

function linkFaults(target: string, type: unknown): Fault[] {
  if (type === 'site' || type === 'branch') return isId(target) ? [] : fault('noRecord');
  return type !== 'link' || isLinkAddress(target) ? [] : fault('noUrl');
}

// What is no date has no year, and PostgreSQL's years reach less far back than those of JavaScript.
const isOurEra = (moment: Date): boolean => moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;

type Written = Pick<FieldOf<'text'>, 'min' | 'max' | 'multiline'>;

/** A text of the length and the characters it may have. */
function written(value: unknown, { min = 0, max, multiline }: Written, longest = multiline ? longestText : longestLine): Fault[] {
  const faults = lengthy(value, 0, max ?? longest);
  if (faults.length > 0) return faults;
  const text = value as string;
  if (text.trim().length < min) return fault('tooShort', min); // blanks are no letters
  const wrong = (multiline ? linesFault : lineFault)(text);
  return wrong ? fault(wrong) : [];
}

/** A text that PostgreSQL keeps, whatever else it holds: without NUL, and without half characters. */
const kept = (value: unknown, min = 0, max: number): Fault[] =>
  firstOf(lengthy(value, min, max), () => (isKeepable(value as string) ? [] : fault('unseen')));

const isKeepable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

function lengthy(value: unknown, min = 0, max: number): Fault[] {
  if (typeof value !== 'string') return fault('noText');
  if (value.length < min) return fault('tooShort', min);
  return value.length > max ? fault('tooLong', max) : [];
}

function fine(value: unknown, scale: number, min?: number, max?: number): Fault[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault('noNumber');
  if (Number(value.toFixed(scale)) !== value) return fault('tooFine', scale);
  return within(value, min, max);
}

function within(value: number, min = -largestNumber, max = largestNumber): Fault[] {
  if (value >= min && value <= max) return [];
  if (min > -largestNumber && max < largestNumber) return fault('outside', [min, max]);
  return value < min ? fault('tooSmall', min) : fault('tooLarge', max);
}

const chosen = (value: unknown, options: Readonly<Record<string, string>>): Fault[] =>
  typeof value === 'string' && Object.hasOwn(options, value) ? [] : fault('noChoice');

function each(value: unknown, max = mostRows, checkEntry: (entry: unknown) => Fault[]): Fault[] {
  if (!Array.isArray(value)) return fault('noList');
  if (value.length > max) return fault('tooMany', max);
  return value.flatMap((entry, index) => under(index, checkEntry(entry)));
}

function checkRow(row: unknown, { fields, fault: wrong }: FieldOf<'rows'>): Fault[] {
  if (!isObject(row)) return fault('noGroup');
  const faults = check(fields, row);
  if (faults.length > 0 || !wrong) return faults;
  const rule = wrong(row as never);
  return rule ? fault(rule) : [];
}

const deepest = 20;

// What lies too deep could not even be walked through.
function plainFaults(value: unknown, depth = 0): Fault[] {
  if (typeof value === 'string') return kept(value, 0, longestText);
  if (typeof value !== 'object' || value === null) return [];
  if (depth > deepest) return fault('tooMany', deepest);
  return Object.entries(value).flatMap(([key, inner]) => under(key, isKeepable(key) ? plainFaults(inner, depth + 1) : fault('unseen')));
}

// A part whose type nobody told is looked at once the type is there.
function checkPart(value: unknown, part: 'config' | 'value', type: unknown): Fault[] {
  if (!isObject(value)) return fault('noGroup');
  const block = blockOf(type);
  return block ? check(block[part], value) : [];
}

const entryKeys = new Set(['id', 'type', 'config', 'value', 'isHidden']);

function checkBlocks(value: unknown, layout: unknown): Fault[] {
  const pageType = pageTypeOf(layout);
  if (!pageType) return []; // the page type itself is found wrong
  const faults = each(value, pageType.max, entry => checkBlock(entry, pageType.allows));
  if (faults.length > 0) return faults;
  const ids = (value as { id?: string }[]).map(({ id }) => id);
  return ids.flatMap((id, index) => (id && ids.indexOf(id) < index ? under(index, under('id', fault('notUnique'))) : []));
}

// The id may be left out, and is made then.
function checkBlock(entry: unknown, allowed: readonly string[]): Fault[] {
  if (!isObject(entry)) return fault('noGroup');
  const block = blockOf(entry.type);
  if (!block || !allowed.includes(entry.type as string)) return under('type', fault('noChoice'));
  const part = (value: unknown, name: 'config' | 'value') =>
    under(name, value === undefined || value === null ? [] : isObject(value) ? check(block[name], value) : fault('noGroup'));
  const id = entry.id ?? undefined;
  return [
    ...Object.keys(entry).flatMap(key => (entryKeys.has(key) ? [] : under(key, fault('unknown')))),
    ...(id === undefined || isId(id) ? [] : under('id', fault('noRecord'))),
    ...(typeof (entry.isHidden ?? false) === 'boolean' ? [] : under('isHidden', fault('noFlag'))),
    ...part(entry.config, 'config'),
    ...part(entry.value, 'value'),
  ];
}

// A list may be left out, but it is never null: what holds nothing is empty.
function isBlank(value: unknown, field: Field): boolean {
  if (isMany(field)) return value === undefined || (field.required && Array.isArray(value) && value.length === 0);
  return value === undefined || value === null || (typeof value === 'string' && isTraceless(value));
}

// An empty text is kept where texts are; no number, date or record is written so.
const texts: ReadonlySet<Kind> = new Set<Kind>(['text', 'richText', 'email', 'phone', 'url', 'colour', 'secret']);

function checkField(value: unknown, field: Field, beside: Beside): Fault[] {
  if (isBlank(value, field)) {
    if (field.required) return fault('missing');
    if (typeof value !== 'string' || texts.has(field.kind)) return [];
  }
  return (checks[field.kind] as (value: unknown, field: Field, beside: Beside) => Fault[])(value, field, beside);
}

/** All faults of a record, unknown keys included; with `partial`, only of the keys it carries. */
export function check(fields: Fields, record: object, { partial = false } = {}): Fault[] {
  const strangers = Object.keys(record)
    .filter(key => !Object.hasOwn(fields, key))
    .flatMap(key => under(key, fault('unknown')));
  const known = Object.entries(fields)
    .filter(([name]) => !partial || Object.hasOwn(record, name))
    .flatMap(([name, field]) => under(name, checkField(record[name as keyof typeof record], field, record as Beside)));
  return [...strangers, ...known];
}
