/** The schemas of the OpenAPI document that belong to a feature. */
import { branchScreens } from '../../../schema/access/roles';
import { select, integer, checkbox, dateTime, text, textList, type Fields } from '../../../schema/fields/field';
import { recordFields } from '../../../schema/collections/filter';
import { user } from '../../../schema/collections/user';
import { settings } from '../../../schema/site/settings';
import { createApiTokenFields } from '../../features/identity/apiToken/apiToken.service';
import { orderComponents, orderTypeFields } from '../../features/order/openapi/orderSchemas';
import { dateTimeSchema, outputSchema, outputWith } from '../../platform/openapi/components';
import { idSchema, listOf, type JsonSchema } from '../../platform/openapi/fieldSchemas';

const required = true as const;

const sessionFields = {
  createdAt: dateTime({ label: 'Angemeldet', required }),
  seenAt: dateTime({ label: 'Zuletzt gesehen', required }),
  expiresAt: dateTime({ label: 'Gültig bis', required }),
  address: text({ label: 'Adresse', required }),
  agent: text({ label: 'Browser', required }),
  isCurrent: checkbox({ label: 'Diese Sitzung', required }),
};

const { branches: _, ...tokenFields } = createApiTokenFields;
const apiTokenFields = {
  ...tokenFields,
  lastFour: text({ label: 'Letzte vier Zeichen', required }),
  renewedAt: dateTime({ label: 'Erneuert' }),
  lastUsedAt: dateTime({ label: 'Zuletzt verwendet' }),
  revokedAt: dateTime({ label: 'Widerrufen' }),
};

const branchKeyFields = {
  view: select({ name: 'BranchScreen', label: 'Ansicht', required, options: branchScreens }),
  lastFour: text({ label: 'Letzte vier Zeichen', required }),
  createdAt: dateTime({ label: 'Erstellt', required }),
};

const fontFields = {
  family: text({ label: 'Schrift', required }),
  category: text({ label: 'Art', required }),
  variants: textList({ label: 'Schnitte' }),
  subsets: textList({ label: 'Zeichen' }),
};

/** The fields of GraphQL types outside collections, for their descriptions. */
export const typeFields: Readonly<Record<string, Fields>> = {
  ...orderTypeFields,
  Me: recordFields(user),
  Config: settings,
  Session: sessionFields,
  ApiToken: apiTokenFields,
  BranchKey: branchKeyFields,
  BranchKeyWithSecret: branchKeyFields,
  Font: fontFields,
};

export const featureSchemas: Readonly<Record<string, JsonSchema>> = {
  ...orderComponents,
  Session: outputWith(sessionFields, { id: idSchema }),
  ApiToken: outputWith(apiTokenFields, {
    id: idSchema,
    createdAt: dateTimeSchema,
    branches: { ...listOf(idSchema), description: 'The branches of the token; empty for all' },
  }),
  ApiTokenWithSecret: {
    type: 'object',
    properties: { secret: { type: 'string', description: 'Returned only once' }, token: { $ref: '#/components/schemas/ApiToken' } },
    required: ['secret', 'token'],
  },
  RecordTokenWithSecret: outputWith(
    { token: text({ label: 'Token', description: 'The secret; returned only once', required }) },
    { id: idSchema },
  ),
  BranchKey: outputSchema(branchKeyFields),
  BranchKeyWithSecret: outputSchema({
    ...branchKeyFields,
    key: text({ label: 'Schlüssel', description: 'The secret; returned only once', required }),
  }),
  Font: outputSchema(fontFields),
  InitItem: {
    type: 'object',
    properties: { url: { type: 'string', description: 'A path below /api' }, data: { description: 'The data of that path' } },
    required: ['url', 'data'],
  },
  DeletedRecord: { type: 'object', properties: { id: idSchema }, required: ['id'] },
  DeletedCount: outputSchema({ count: integer({ label: 'Anzahl', required }) }),
  AcceptedEvents: outputSchema({ accepted: integer({ label: 'Angenommen', required }) }),
  PixelResult: outputSchema({ accepted: checkbox({ label: 'Angenommen', required }) }),
  PushKey: outputSchema({ publicKey: text({ label: 'Öffentlicher Schlüssel', required }) }),
  PushState: outputSchema({ isSubscribed: checkbox({ label: 'Benachrichtigt', required }) }),
  SentResult: outputSchema({ isSent: checkbox({ label: 'Gesendet', required }) }),
  TextProposals: {
    type: 'object',
    properties: {
      content: listOf({
        type: 'object',
        properties: { id: idSchema, value: { type: 'object', description: 'The fields of its value that change, each with its new text' } },
        required: ['id', 'value'],
      }),
      withheld: listOf(idSchema),
    },
    required: ['content', 'withheld'],
  },
  LogoutResult: outputSchema({ isSignedOut: checkbox({ label: 'Abgemeldet', required }) }),
};
