/** Describes fields to API clients: what a field holds, its unit and its bounds. GraphQL and OpenAPI have the same descriptions. */
import type { Field, FieldOf, FieldType } from '../../../../schema/fields/field';

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const countText = (count: number): string => count.toLocaleString('en-US');

function rangeText({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return `, from ${countText(min)} to ${countText(max)}`;
  if (min !== undefined) return `, at least ${countText(min)}`;
  return max === undefined ? '' : `, at most ${countText(max)}`;
}

const lengthText = (bounds: Bounds): string => {
  const range = rangeText(bounds);
  return range && `${range} characters`;
};

const maxText = ({ max }: Bounds): string => (max === undefined ? '' : rangeText({ max }));

const formats = {
  path: 'Path of a page, such as `ueber-uns/team`',
  iban: 'IBAN',
  bic: 'BIC',
};

const zone = 'in the time zone of the shop';

/** What a field of each type holds. */
const descriptions: { readonly [K in FieldType]: (field: FieldOf<K>) => string } = {
  text: field =>
    `${field.format ? formats[field.format] : 'Text'}${lengthText(field)}${field.isGenerated ? '; a new UUID by default' : ''}`,
  richText: field => `HTML${lengthText(field)}; elements and attributes that are not allowed are removed`,
  markdown: field => `Markdown${lengthText(field)}; the fields of a block type have it as sanitized HTML`,
  textList: field =>
    `Texts${maxText(field)}${field.maxLength === undefined ? '' : `, each with at most ${countText(field.maxLength)} characters`}`,
  email: () => 'E-mail address',
  phone: () => 'Phone number in international format, such as +43 664 1234567',
  url: () => 'URL',
  color: () => 'Color as `#rrggbb`',
  integer: field => `Whole number${rangeText(field)}`,
  decimal: field => `Number with up to ${field.scale} decimals${rangeText(field)}`,
  money: field => `Amount in the currency of the shop with up to four decimals${rangeText(field)}`,
  checkbox: () => 'Yes or no',
  select: () => 'One of the values',
  multiSelect: () => 'Any of the values',
  weekdays: () => 'Weekdays, from 1 for Monday to 7 for Sunday',
  dateTime: () => 'Date and time in ISO 8601 with its zone',
  date: () => `Date as YYYY-MM-DD, ${zone}`,
  time: () => `Time of day as HH:MM, ${zone}`,
  secret: field => `Secret${lengthText(field)}; never returned`,
  reference: ({ to }) => `Record of the collection \`${to}\``,
  references: field => `Records of the collection \`${field.to}\`${maxText(field)}`,
  image: () => 'Image',
  images: field => `Images in their order${maxText(field)}`,
  file: () => 'Uploaded file',
  files: field => `Uploaded files in their order${maxText(field)}`,
  group: () => 'Fields that belong together',
  array: field => `Entries in their order${maxText(field)}`,
  link: ({ typeField }) => `Id of a record, or a URL; \`${typeField}\` decides which`,
  json: () => 'Object',
  blockData: ({ part }) => `The ${part} of the block, as its type defines it`,
  blocks: () => 'Blocks in their order',
};

// The type parameter ties the field to its entry.
const describe = <T extends FieldType>(type: T, field: FieldOf<T>): string => descriptions[type](field);

/** Returns the description of a field, with its German label. A field whose description is given has only that. */
export function describeField(field: Field): string {
  if (field.description) return field.description;
  const origin = field.readOnly ? '; set by the server' : '';
  return `${describe(field.type, field)}${origin}. Label: "${field.label}"`;
}
