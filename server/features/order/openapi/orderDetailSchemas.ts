/** OpenAPI schemas of the fields of an order that are not its columns. */
import { checkbox, dateTime, integer, money, text, type Fields } from '../../../../schema/fields/field';
import { mapValues } from '../../../../schema/objects';
import { idSchema, listOf, objectSchema, type JsonSchema } from '../../../platform/openapi/fieldSchemas';
import { detailDescriptions, orderPayment } from '../details/orderDetails';
import { orderFlags } from '../details/orderFlags';

const required = true as const;

export const flagProperties: Readonly<Record<string, JsonSchema>> = mapValues(orderFlags, ({ description }) => ({
  type: 'boolean',
  description,
}));

export const questionnaireRating = integer({ label: 'Gesamteindruck', description: detailDescriptions.questionnaireRating });

const detailFields = {
  hash: text({ label: 'Geheimnis der Statusseite', description: detailDescriptions.hash }),
  isSelfService: checkbox({ label: 'Selbstbedienung', description: detailDescriptions.isSelfService, required }),
  locale: text({ label: 'Sprache', description: detailDescriptions.locale, required }),
  questionnaireRating,
  payment: { ...orderPayment, description: detailDescriptions.payment },
  paidAmount: money({ label: 'Bezahlter Betrag', description: detailDescriptions.paidAmount }),
  undoableUntil: dateTime({ label: 'Rückgängig bis', description: detailDescriptions.undoableUntil }),
} satisfies Fields;

export const logFields = {
  createdAt: dateTime({ label: 'Zeitpunkt', required }),
  updatedAt: dateTime({ label: 'Geändert', required }),
  event: integer({ label: 'Stand', required }),
  actor: text({ label: 'Wer', description: 'The id of a user, or `customer`, `backoffice`, `system`, `provider`.', required }),
  actorName: text({ label: 'Name', description: detailDescriptions.actorName }),
  action: text({ label: 'Was', required }),
  from: text({ label: 'Status vorher' }),
  to: text({ label: 'Status nachher', required }),
  note: text({ label: 'Anmerkung' }),
} satisfies Fields;

const { properties, required: names = [], ...schema } = objectSchema(logFields, 'output');
const logEntry: JsonSchema = { ...schema, properties: { id: idSchema, ...properties }, required: ['id', ...names] };

/** What only staff gets. */
export const detailProperties: Readonly<Record<string, JsonSchema>> = {
  ...objectSchema(detailFields, 'output').properties,
  log: { ...listOf(logEntry), description: detailDescriptions.log },
};
