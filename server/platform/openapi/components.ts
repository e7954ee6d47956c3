/** The shapes that the description of the REST door names: records as they are shown, made and changed, and everything else that is answered more than once. */
import { blocks } from '../../../schema/blocks';
import { collections } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';
import { keyViews } from '../../../schema/access/roles';
import { choice, count, flag, moment, text, texts, type Fields } from '../../../schema/fields/field';
import { settings } from '../../../schema/site/settings';
import { capital } from '../collections/mapping/graphqlTypes';
import { tokenDraft } from '../../features/identity/apiToken/apiToken.service';
import { blockName, idSchema, listOf, objectSchema, schemaOf, type JsonSchema, type Side } from './fieldSchemas';
import { orderComponents } from '../../features/order/openapi/orderSchemas';

const required = true as const;
const stamp: JsonSchema = { type: 'string', format: 'date-time' };

/** What is shown, with more beside it. */
function shownWith(fields: Fields, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { properties, required: names = [] } = objectSchema(fields, 'shown') as { properties: object; required?: string[] };
  return { type: 'object', properties: { ...more, ...properties }, required: [...Object.keys(more), ...names] };
}

/** The shown record of a collection, what makes one, what changes one, and what stands for one elsewhere. */
function ofCollection({ name, noun, label, fields, sent = {}, title, isMade }: Collection): [string, JsonSchema][] {
  const type = capital(name);
  const written = { ...fields, ...sent };
  const short = { id: idSchema, [title]: schemaOf(fields[title]!, 'shown') };
  return [
    [type, { title: noun, ...shownWith(fields, { id: idSchema, createdAt: stamp, updatedAt: stamp }) }],
    [
      `${type}Name`,
      { title: noun, description: `Stands for one of: ${label}`, type: 'object', properties: short, required: Object.keys(short) },
    ],
    ...(isMade
      ? []
      : ([
          [`${type}Draft`, { title: noun, ...objectSchema(written, 'given') }],
          [`${type}Change`, { title: noun, ...objectSchema(written, 'given', { isChange: true }) }],
        ] satisfies [string, JsonSchema][])),
  ];
}

/** A block of a page: what it says and how it behaves follows from its type. */
const blockSchema = (side: Side): JsonSchema => ({
  anyOf: Object.entries(blocks).map(([type, { label, value, config }]) => ({
    title: label,
    type: 'object',
    properties: {
      id: idSchema,
      type: { type: 'string', const: type },
      value: objectSchema(value, side),
      config: objectSchema(config, side),
      isHidden: { type: 'boolean', description: 'Kept, but shown to nobody who visits the page' },
    },
    required: side === 'given' ? ['type'] : ['id', 'type', 'value', 'config', 'isHidden'],
  })),
});

const session = {
  createdAt: moment({ label: 'Angemeldet', required }),
  seenAt: moment({ label: 'Zuletzt gesehen', required }),
  expiresAt: moment({ label: 'Gültig bis', required }),
  address: text({ label: 'Adresse', required }),
  agent: text({ label: 'Browser', required }),
  isCurrent: flag({ label: 'Diese Sitzung', required }),
};

const { branches: _, ...tokenFields } = tokenDraft;
const token = {
  ...tokenFields,
  ending: text({ label: 'Letzte vier Zeichen', required }),
  renewedAt: moment({ label: 'Erneuert' }),
  lastUsedAt: moment({ label: 'Zuletzt verwendet' }),
  revokedAt: moment({ label: 'Widerrufen' }),
};

const key = {
  view: choice({ name: 'KeyView', label: 'Ansicht', required, options: keyViews }),
  ending: text({ label: 'Letzte vier Zeichen', required }),
  createdAt: moment({ label: 'Erstellt', required }),
};

const font = {
  family: text({ label: 'Schrift', required }),
  category: text({ label: 'Art', required }),
  variants: texts({ label: 'Schnitte' }),
  subsets: texts({ label: 'Zeichen' }),
};

const error = {
  message: text({ label: 'German, for people', required }),
  field: text({ label: 'The field it is about; nested as items.0.amount' }),
  code: text({ label: 'For programs', required }),
};

const shown = (fields: Fields): JsonSchema => objectSchema(fields, 'shown');

export const components: Readonly<Record<string, JsonSchema>> = {
  Errors: { type: 'object', properties: { errors: listOf(shown(error)) }, required: ['errors'] },
  Meta: {
    type: 'object',
    properties: {
      total: { type: 'integer', description: 'Of all pages; 1,001 stands for more than 1,000' },
      page: { type: 'integer' },
      limit: { type: 'integer' },
      nextCursor: { type: ['string', 'null'], description: 'The `after` of the next page' },
    },
    required: ['total'],
  },
  ...Object.fromEntries(Object.values<Collection>(collections).flatMap(ofCollection)),
  [blockName('shown')]: blockSchema('shown'),
  [blockName('given')]: blockSchema('given'),
  ...orderComponents,
  Settings: shown(settings),
  Session: shownWith(session, { id: idSchema }),
  ApiToken: shownWith(token, { id: idSchema, createdAt: stamp, branches: { ...listOf(idSchema), description: 'None: all there are' } }),
  NewApiToken: {
    type: 'object',
    properties: { secret: { type: 'string', description: 'Shown this once' }, token: { $ref: '#/components/schemas/ApiToken' } },
    required: ['secret', 'token'],
  },
  NewToken: shownWith({ token: text({ label: 'Token', help: 'Nur jetzt zu sehen.', required }) }, { id: idSchema }),
  BranchKey: shown(key),
  NewBranchKey: shown({ ...key, key: text({ label: 'Schlüssel', help: 'Nur jetzt zu sehen.', required }) }),
  Font: shown(font),
  InitItem: {
    type: 'object',
    properties: { url: { type: 'string', description: 'A path below /api' }, data: { description: 'What that path answers' } },
    required: ['url', 'data'],
  },
  Removed: { type: 'object', properties: { id: idSchema }, required: ['id'] },
  Counted: shown({ count: count({ label: 'Anzahl', required }) }),
  Sent: shown({ isSent: flag({ label: 'Gesendet', required }) }),
  SignedOut: shown({ isSignedOut: flag({ label: 'Abgemeldet', required }) }),
};
