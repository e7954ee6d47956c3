/** Example records for tests, made from their rows of fields: sound, as small as they may be, and never twice the same. */
import { collections, type CollectionName } from '../collections';
import type { Collection } from '../collections/collection';
import { givenOf, isNaming, type Field, type FieldOf, type Fields, type Kind } from '../fields/field';

/** A record that is nowhere. */
export const nowhere = '11111111-1111-4111-8111-111111111111';

/** The collections whose records are made through the doors as they are: some are made of files, others by the house alone. */
export const drafted = Object.values<Collection>(collections)
  .filter(({ sent, isMade = false }) => !sent && !isMade)
  .map(({ name }) => name as CollectionName);

const allDay = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];

/** A picture of one pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWM402EMAAOrAYiuolNwAAAAAElFTkSuQmCC';

/** What a record is in most tests, where its row alone does not say: to be seen, and open for orders. */
const usual: { readonly [N in CollectionName]?: object } = {
  branch: { country: 'AT', isPublic: true, openingHours: allDay, isTakeawayEnabled: true, isPreorderEnabled: true, isCashEnabled: true },
  category: { isEnabled: true },
  block: { isPublic: true, type: 'text' },
  division: { isPublic: true },
  donatee: { isActive: true },
  image: { data: dot },
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

const firstOf = ({ options }: FieldOf<'choice' | 'choices'>): string => Object.keys(options)[0]!;
const within = ({ min = 0, max = 10 }: { min?: number; max?: number }): number => Math.min(Math.max(min, 10), max);

const banks = { iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW' };

const examples: { readonly [K in Kind]: (field: FieldOf<K>, word: string) => unknown } = {
  text: ({ max, bank }, word) => (bank ? banks[bank] : word.slice(max === undefined ? 0 : -max)),
  richText: (_, word) => `<p>${word}</p>`,
  texts: (_, word) => [word],
  email: (_, word) => `${word}@shop.example`,
  phone: () => '+43 664 1234567',
  url: () => 'https://shop.example/',
  colour: () => '#1e4b38',
  count: ({ min = 0 }) => min,
  decimal: within,
  money: within,
  flag: () => false,
  choice: firstOf,
  choices: field => [firstOf(field)],
  weekdays: () => [1, 2, 3, 4, 5],
  moment: () => new Date('2026-01-01T00:00:00Z'),
  day: () => '2026-01-01',
  time: () => '06:00',
  secret: (_, word) => `${word}-butterkipferl`,
  reference: () => nowhere,
  references: () => [nowhere],
  image: () => nowhere,
  images: () => [nowhere],
  group: ({ fields }, word) => filled(fields, word),
  rows: ({ fields }, word) => [filled(fields, word)],
  link: () => '/',
  data: (_, word) => ({ text: word }),
  blockPart: () => ({}),
  blocks: (_, word) => [{ id: nowhere, type: 'text', config: {}, value: { text: `<p>${word}</p>` }, isHidden: false }],
};

const filled = (fields: Fields, word: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { required }]) => required)
      .map(([name, field]) => [name, exampleOf(field, name === 'name' ? word : `${name}-${word}`)]),
  );

/** A value the field accepts. */
export const exampleOf = (field: Field, word: string): unknown =>
  (examples[field.kind] as (field: Field, word: string) => unknown)(field, word);

// An empty path is one too, and there is one of each.
const pathOf = (fields: Fields, word: string): object =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' && field.isPath ? [[name, word]] : [])));

let made = 0;

/** A draft with all a record must have, and what the change says. Records it must name are nowhere until someone makes them. */
export function draftOf(collection: CollectionName, change: object = {}): Record<string, unknown> {
  made += 1;
  const fields = givenOf(collections[collection].fields);
  return { ...filled(fields, `${collection}-${made}`), ...pathOf(fields, `${collection}-${made}`), ...usual[collection], ...change };
}

/** What some records must name although no field says so: an activity is somebody's. */
const alsoNamed: { readonly [N in CollectionName]?: string } = { workingActivity: 'user' };

/** A text of the record that may be changed: one it must have, if there is any. */
export function textOf(collection: CollectionName): { name: string; isRequired: boolean } {
  const words = Object.entries<Field>(collections[collection].fields).filter(([, { kind, isMade }]) => kind === 'text' && !isMade);
  const [name, { required }] = words.find(([, field]) => field.required && field.initial === undefined) ?? words[0]!;
  return { name, isRequired: required };
}

/** The fields of a draft that must name a record and name none yet. */
export const namingOf = (collection: CollectionName, change: object): [string, FieldOf<'reference'>][] =>
  Object.entries<Field>(collections[collection].fields).filter(
    (entry): entry is [string, FieldOf<'reference'>] =>
      isNaming(entry[1]) && (entry[1].required || alsoNamed[collection] === entry[0]) && !(entry[0] in change),
  );
