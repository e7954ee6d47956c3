/** Minimal valid example records for tests, derived from the field definitions; each is unique. */
import { collections, type CollectionName } from '../collections';
import type { Collection } from '../collections/collection';
import { inputFields, isReference, type Field, type FieldOf, type Fields, type FieldType } from '../fields/field';

/** The id of a record that does not exist. */
export const unknownId = '11111111-1111-4111-8111-111111111111';

/** The collections that the API can create from plain fields: without read-only collections and those with files. */
export const writableCollections = Object.values<Collection>(collections)
  .filter(({ inputOnlyFields, readOnly = false }) => !inputOnlyFields && !readOnly)
  .map(({ name }) => name as CollectionName);

const allDay = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];

/** The smallest image that is accepted. */
const smallImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM402FMEmIY1TCqYfhqAAB3KYcQ6HGHGQAAAABJRU5ErkJggg==';

/** The values most tests need beyond the required fields: public, enabled and open. */
const typicalValues: { readonly [N in CollectionName]?: object } = {
  branch: { country: 'AT', isPublic: true, openingHours: allDay, isTakeawayEnabled: true, isPreorderEnabled: true, isCashEnabled: true },
  category: { isEnabled: true },
  block: { isPublic: true, type: 'text' },
  division: { isPublic: true },
  donatee: { isActive: true },
  image: { data: smallImage },
  navigation: { isPublic: true },
  node: { isPublic: true },
  product: { isEnabled: true, price: 3.9 },
  site: { isPublic: true },
  table: { isEnabled: true },
  upload: { data: 'data:text/plain;base64,U2VtbWVsCg==', name: 'semmel.txt' },
  user: { roles: ['ROLE_EMPLOYEE'], isActive: true },
  redirect: { target: '/karriere' },
  workingActivity: { endedAt: new Date('2026-01-01T08:00:00Z') },
  workingSchedule: { to: new Date('2026-01-01T08:00:00Z') },
};

const firstOption = ({ options }: FieldOf<'select' | 'multiSelect'>): string => Object.keys(options)[0]!;
const numberWithin = ({ min = 0, max = 10 }: { min?: number; max?: number }): number => Math.min(Math.max(min, 10), max);

const bankNumbers = { iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW' };

const examples: { readonly [K in FieldType]: (field: FieldOf<K>, example: string) => unknown } = {
  text: ({ max, format }, example) => (format && format !== 'path' ? bankNumbers[format] : example.slice(max === undefined ? 0 : -max)),
  richText: (_, example) => `<p>${example}</p>`,
  markdown: (_, example) => `**${example}**`,
  textList: (_, example) => [example],
  email: (_, example) => `${example}@shop.example`,
  phone: () => '+43 664 1234567',
  url: () => 'https://shop.example/',
  color: () => '#1e4b38',
  integer: ({ min = 0 }) => min,
  decimal: numberWithin,
  money: numberWithin,
  checkbox: () => false,
  select: firstOption,
  multiSelect: field => [firstOption(field)],
  weekdays: () => [1, 2, 3, 4, 5],
  dateTime: () => new Date('2026-01-01T00:00:00Z'),
  date: () => '2026-01-01',
  time: () => '06:00',
  secret: (_, example) => `${example}-butterkipferl`,
  reference: () => unknownId,
  references: () => [unknownId],
  image: () => unknownId,
  images: () => [unknownId],
  file: () => unknownId,
  files: () => [unknownId],
  group: ({ fields }, example) => requiredValues(fields, example),
  array: ({ fields }, example) => [requiredValues(fields, example)],
  link: () => '/',
  json: (_, example) => ({ text: example }),
  blockData: () => ({}),
  blocks: (_, example) => [{ id: unknownId, type: 'text', config: {}, value: { text: `<p>${example}</p>` }, isHidden: false }],
};

const requiredValues = (fields: Fields, example: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { required }]) => required)
      .map(([name, field]) => [name, exampleValue(field, name === 'name' ? example : `${name}-${example}`)]),
  );

/** Returns a valid value of the field. */
export const exampleValue = (field: Field, example: string): unknown =>
  (examples[field.type] as (field: Field, example: string) => unknown)(field, example);

// An empty path is valid too but unique, so each example gets its own.
const pathValues = (fields: Fields, example: string): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.type === 'text' && field.format === 'path' ? [[name, example]] : [])),
  );

let exampleCount = 0;

/** Returns an input with all required values and the given changes. Required references point to `unknownId` until `make` creates them. */
export function exampleInput(collection: CollectionName, changes: object = {}): Record<string, unknown> {
  exampleCount += 1;
  const fields = inputFields(collections[collection].fields);
  return {
    ...requiredValues(fields, `${collection}-${exampleCount}`),
    ...pathValues(fields, `${collection}-${exampleCount}`),
    ...typicalValues[collection],
    ...changes,
  };
}

/** References that are required although their field is optional: an activity needs a user. */
const alsoRequired: { readonly [N in CollectionName]?: string } = { workingActivity: 'user' };

/** Returns an editable text field of a collection, a required one if there is one. */
export function editableTextField(collection: CollectionName): { name: string; isRequired: boolean } {
  const textFields = Object.entries<Field>(collections[collection].fields).filter(([, { type, readOnly }]) => type === 'text' && !readOnly);
  const [name, { required }] = textFields.find(([, field]) => field.required && field.default === undefined) ?? textFields[0]!;
  return { name, isRequired: required };
}

/** Returns the required reference fields that the changes do not set. */
export const requiredReferences = (collection: CollectionName, changes: object): [string, FieldOf<'reference'>][] =>
  Object.entries<Field>(collections[collection].fields).filter(
    (entry): entry is [string, FieldOf<'reference'>] =>
      isReference(entry[1]) && (entry[1].required || alsoRequired[collection] === entry[0]) && !(entry[0] in changes),
  );
