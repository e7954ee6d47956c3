/** Validates values against their fields. Forms call it while the user types, services before they write. */
import { isGenerated } from '../defaults';
import { type Field, type FieldOf, type Fields, type FieldType, isList } from '../field';
import type { TextFormat } from '../fieldOptions';
import { findBlock } from '../../blocks';
import { findPageType } from '../../blocks/pageTypes';
import { hasOnlyInvisibleCharacters, lineIssue, multilineIssue } from './characters';
import { isDraftRule } from './draftRules';
import { isBic, isColor, isDate, isEmail, isIban, isId, isLinkTarget, isPath, isPhone, isReservedPath, isTime, isUrl } from './formats';
import type { Rule } from '../../errors/messages';
import { getField, isKeyOf, isObject, toObjects } from '../../objects';

/** The parameter of a rule: a bound, both bounds, a format, the name of a product. */
export type Limit = number | string | readonly [min: number, max: number];

/** One broken rule with its path: `{ path: ['parts', 0, 'name'], rule: 'tooLong', limit: 120 }`. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly rule: Rule;
  readonly limit?: Limit;
}

const issue = (rule: Rule, limit?: Limit): Issue[] => [{ path: [], rule, ...(limit !== undefined && { limit }) }];
const prefixPath = (key: string | number, issues: Issue[]): Issue[] =>
  issues.map(({ path, ...rest }) => ({ path: [key, ...path], ...rest }));

const maxNumber = 9_999_999_999;
const maxItems = 200;
const maxLineLength = 500;
const maxTextLength = 100_000;
const maxEmailLength = 254; // the limit of mail servers (RFC 5321)

const validateFormat =
  (isValid: (text: string) => boolean, rule: Rule, maxLength = maxLineLength) =>
  (value: unknown): Issue[] => {
    if (!hasLength(value, 0, maxLength)) return lengthIssue(value, 0, maxLength); // checked before any pattern runs
    const brokenRule = lineIssue(value) ?? (isValid(value) ? undefined : rule);
    return brokenRule ? issue(brokenRule) : [];
  };

// The siblings are the record that contains the value. Some fields depend on another field of it.
const validators: { readonly [K in FieldType]: (value: unknown, field: FieldOf<K>, siblings: object) => Issue[] } = {
  text: (value, { min, max, multiline, format }) =>
    textIssues(value, validateText(value, { min, max, multiline }), text => (text && format ? textFormats[format](text) : [])),
  richText: (value, { max }) => validateText(value, { max, multiline: true }),
  markdown: (value, { max }) => validateText(value, { max, multiline: true }),
  textList: (value, { max, maxLength, multiline }) =>
    validateList(value, max, entry => validateText(entry, { min: 1, max: maxLength, multiline }, maxLineLength)),
  email: validateFormat(isEmail, 'invalidEmail', maxEmailLength),
  phone: validateFormat(isPhone, 'invalidPhone'),
  url: validateFormat(isUrl, 'invalidUrl'),
  color: validateFormat(isColor, 'invalidColor'),
  integer: (value, { min, max }) => (isInteger(value) ? validateRange(value, min, max) : issue('invalidNumber')),
  decimal: (value, { min, max, scale }) => validateDecimal(value, scale, min, max),
  money: (value, { min }) => validateDecimal(value, 4, min),
  checkbox: value => (typeof value === 'boolean' ? [] : issue('invalidBoolean')),
  select: (value, { options }) => validateOption(value, options),
  multiSelect: (value, { options }) => validateList(value, Object.keys(options).length, item => validateOption(item, options)),
  weekdays: value => validateList(value, 7, day => (isInteger(day) ? validateRange(day, 1, 7) : issue('invalidNumber'))),
  dateTime: value => (value instanceof Date && isStorableDate(value) ? [] : issue('invalidDateTime')),
  date: validateFormat(isDate, 'invalidDate'),
  time: validateFormat(isTime, 'invalidTime'),
  secret: (value, { min, max }) => validateStoredText(value, min, max ?? maxLineLength),
  reference: value => validateId(value),
  references: (value, { max }) => validateList(value, max, validateId),
  image: value => validateId(value),
  images: (value, { max }) => validateList(value, max, validateId),
  file: value => validateId(value),
  files: (value, { max }) => validateList(value, max, validateId),
  group: (value, { fields }) => (isObject(value) ? validate(fields, value) : issue('invalidGroup')),
  array: (value, field) => validateList(value, field.max, item => validateArrayItem(item, field)),
  link: (value, { typeField }, siblings) =>
    textIssues(value, validateText(value, {}), target => validateLink(target, getField(siblings, typeField))),
  json: value => (isObject(value) ? validateJson(value) : issue('invalidGroup')),
  blockData: (value, { part }, siblings) => validateBlockData(value, part, getField(siblings, 'type')),
  blocks: (value, { pageTypeField, isDraft }, siblings) => {
    const issues = validateBlocks(value, pageTypeField && getField(siblings, pageTypeField));
    if (!isDraft) return issues;
    const draftIssues = issues.filter(({ rule }) => !isDraftRule(rule));
    return draftIssues.length > 0 ? draftIssues : validateJson(value); // a text that is too long may also contain what cannot be stored
  },
};

const validateId = (value: unknown): Issue[] => (isId(value) ? [] : issue('recordNotFound'));

/** Returns the issues of a text or, if there are none, those of the next check. */
const textIssues = (value: unknown, issues: Issue[], next: (text: string) => Issue[]): Issue[] =>
  issues.length === 0 && typeof value === 'string' ? next(value) : issues;

const textFormats: { readonly [F in TextFormat]: (text: string) => Issue[] } = {
  path: path => (isPath(path) ? (isReservedPath(path) ? issue('reserved') : []) : issue('invalidPath')),
  iban: iban => (isIban(iban) ? [] : issue('invalidIban')),
  bic: bic => (isBic(bic) ? [] : issue('invalidBic')),
};

function validateLink(target: string, type: unknown): Issue[] {
  if (type === 'site' || type === 'branch') return isId(target) ? [] : issue('recordNotFound');
  return type !== 'link' || isLinkTarget(target) ? [] : issue('invalidUrl');
}

// An invalid date has no year. PostgreSQL's range of years is smaller than that of JavaScript.
const isStorableDate = (date: Date): boolean => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;

type TextLimits = Pick<FieldOf<'text'>, 'min' | 'max' | 'multiline'>;

/** Validates the length and the characters of a text. */
function validateText(
  value: unknown,
  { min = 0, max, multiline }: TextLimits,
  maxLength = multiline ? maxTextLength : maxLineLength,
): Issue[] {
  if (!hasLength(value, 0, max ?? maxLength)) return lengthIssue(value, 0, max ?? maxLength);
  if (value.trim().length < min) return issue('tooShort', min); // spaces do not count
  const brokenRule = (multiline ? multilineIssue : lineIssue)(value);
  return brokenRule ? issue(brokenRule) : [];
}

/** Validates a text that is stored unchanged: no NUL and no lone surrogates, which PostgreSQL rejects. */
function validateStoredText(value: unknown, min = 0, max: number): Issue[] {
  if (!hasLength(value, min, max)) return lengthIssue(value, min, max);
  return isStorable(value) ? [] : issue('controlCharacter');
}

const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

const hasLength = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max;

/** Returns the issue of a value that is no text or has a wrong length. */
function lengthIssue(value: unknown, min: number, max: number): Issue[] {
  if (typeof value !== 'string') return issue('invalidText');
  return value.length < min ? issue('tooShort', min) : issue('tooLong', max);
}

/** The largest number of a GraphQL integer and of an integer column. */
const maxInteger = 2_147_483_647;

const isInteger = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= maxInteger;

function validateDecimal(value: unknown, scale: number, min?: number, max?: number): Issue[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return issue('invalidNumber');
  if (Number(value.toFixed(scale)) !== value) return issue('tooManyDecimals', scale);
  return validateRange(value, min, max);
}

function validateRange(value: number, min = -maxNumber, max = maxNumber): Issue[] {
  if (value >= min && value <= max) return [];
  if (min > -maxNumber && max < maxNumber) return issue('outOfRange', [min, max]);
  return value < min ? issue('tooSmall', min) : issue('tooLarge', max);
}

const validateOption = (value: unknown, options: Readonly<Record<string, string>>): Issue[] =>
  isKeyOf(options, value) ? [] : issue('invalidOption');

function validateList(value: unknown, max = maxItems, validateItem: (item: unknown) => Issue[]): Issue[] {
  if (!Array.isArray(value)) return issue('invalidList');
  if (value.length > max) return issue('tooMany', max);
  return value.flatMap((item, index) => prefixPath(index, validateItem(item)));
}

function validateArrayItem(item: unknown, { fields, validate: validateItem }: FieldOf<'array'>): Issue[] {
  if (!isObject(item)) return issue('invalidGroup');
  const issues = validate(fields, item);
  if (issues.length > 0 || !validateItem) return issues;
  const broken = validateItem(item);
  return typeof broken === 'string' ? issue(broken) : broken ? [broken] : [];
}

const maxDepth = 20;

// Limits the depth, because deeper values could overflow the stack.
function validateJson(value: unknown, depth = 0): Issue[] {
  if (typeof value === 'string') return validateStoredText(value, 0, maxTextLength);
  if (typeof value !== 'object' || value === null) return [];
  if (depth > maxDepth) return issue('tooDeep', maxDepth);
  return Object.entries(value).flatMap(([key, child]) =>
    prefixPath(key, isStorable(key) ? validateJson(child, depth + 1) : issue('controlCharacter')),
  );
}

// Block data without a block type is validated later, together with the type.
function validateBlockData(value: unknown, part: 'config' | 'value', type: unknown): Issue[] {
  if (!isObject(value)) return issue('invalidGroup');
  const block = findBlock(type);
  return block ? validate(block[part], value) : [];
}

const blockKeys = new Set(['id', 'type', 'config', 'value', 'isHidden']);

function validateBlocks(value: unknown, pageTypeName: unknown): Issue[] {
  const pageType = findPageType(pageTypeName);
  if (!pageType) return []; // the field of the page type reports its own issue
  const issues = validateList(value, pageType.maxBlocks, item => validateBlock(item, pageType.allowedBlocks));
  if (issues.length > 0) return issues;
  const ids = toObjects(value).map(({ id }) => id);
  return ids.flatMap((id, index) => (id && ids.indexOf(id) < index ? prefixPath(index, prefixPath('id', issue('notUnique'))) : []));
}

// The id is optional; the server generates it.
function validateBlock(item: unknown, allowedBlocks: readonly string[]): Issue[] {
  if (!isObject(item)) return issue('invalidGroup');
  const block = findBlock(item.type);
  if (!block || !allowedBlocks.some(type => type === item.type)) return prefixPath('type', issue('invalidOption'));
  const validatePart = (value: unknown, name: 'config' | 'value') =>
    prefixPath(name, value === undefined || value === null ? [] : isObject(value) ? validate(block[name], value) : issue('invalidGroup'));
  const id = item.id ?? undefined;
  return [
    ...Object.keys(item).flatMap(key => (blockKeys.has(key) ? [] : prefixPath(key, issue('unknownField')))),
    ...(id === undefined || isId(id) ? [] : prefixPath('id', issue('invalidId'))),
    ...(typeof (item.isHidden ?? false) === 'boolean' ? [] : prefixPath('isHidden', issue('invalidBoolean'))),
    ...validatePart(item.config, 'config'),
    ...validatePart(item.value, 'value'),
  ];
}

// A list may be missing but never null.
function isBlank(value: unknown, field: Field): boolean {
  if (isList(field)) return value === undefined || (field.required && Array.isArray(value) && value.length === 0);
  return value === undefined || value === null || (typeof value === 'string' && hasOnlyInvisibleCharacters(value));
}

// Empty strings are stored in these types. For all others an empty string is invalid.
const textTypes: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'richText', 'markdown', 'email', 'phone', 'url', 'color', 'secret']);

function validateField(value: unknown, field: Field, siblings: object): Issue[] {
  if (isBlank(value, field)) {
    if (field.required && !isGenerated(field)) return issue('required');
    if (typeof value !== 'string' || textTypes.has(field.type)) return [];
  }
  return validateType(field.type, { value, field, siblings });
}

// The type parameter ties the field to its validator.
const validateType = <T extends FieldType>(type: T, { value, field, siblings }: { value: unknown; field: FieldOf<T>; siblings: object }) =>
  validators[type](value, field, siblings);

/** Returns all issues of a record, unknown keys included. With `partial`, only those of the keys it has. */
export function validate(fields: Fields, record: object, { partial = false } = {}): Issue[] {
  const unknownKeyIssues = Object.keys(record)
    .filter(key => !Object.hasOwn(fields, key))
    .flatMap(key => prefixPath(key, issue('unknownField')));
  const fieldIssues = Object.entries(fields)
    .filter(([name]) => !partial || Object.hasOwn(record, name))
    .flatMap(([name, field]) => prefixPath(name, validateField(getField(record, name), field, record)));
  return [...unknownKeyIssues, ...fieldIssues];
}
