/** Translates the filters and the search of a list of orders to SQL. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { isOnline, paymentMethodNames } from '../../../../schema/rules/checkout/paymentMethods';
import { isUnanswered, timestampsOf, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { withoutTicketWords } from '../../../../schema/rules/order/search/ticketSearch';
import { internationalDigits } from '../../../../schema/rules/site/phone';
import type { Bind } from '../../../platform/collections/reading/sqlCondition';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import type { OrderListRequest } from './orderListRequest';

const maxSearchTerms = 6;

/**
 * Builds the SQL condition of the filters (G-063). Days are days in the shop's time zone. The values are validated before, so they are safe
 * in SQL.
 */
export async function buildCondition(
  context: Context,
  { status, from, to, deliveryType, paymentMethod, search }: OrderListRequest,
  bind: Bind,
): Promise<string> {
  const conditions = ['true'];
  if (status) conditions.push(statusCondition(status));
  if (deliveryType) conditions.push(`"deliveryType" = '${deliveryType}'`);
  if (paymentMethod) conditions.push(`"paymentMethod" = '${paymentMethod}'`);
  if (from || to) {
    const { timezone } = await getSettings(context);
    if (from) conditions.push(`"createdAt" >= '${inZone(from, timezone).toUTC().toISO()}'`);
    if (to) conditions.push(`"createdAt" < '${inZone(to, timezone).plus({ days: 1 }).toUTC().toISO()}'`);
  }
  for (const pattern of searchPatterns(search ?? '')) conditions.push(pattern ? matches(pattern, bind) : 'false');
  return conditions.join(' and ');
}

// The expression has an index with exactly this text.
const searchText = `order_words(uid, "ticketNumber", "firstName", "lastName", "companyName", phone, email)`;

const matches = (pattern: string, bind: Bind): string => `${searchText} like without_accents(${bind(pattern)})`;

/** The index finds three characters anywhere, but fewer only at the beginning of a word. */
const minLengthWithin = 3;

/** A phone number with a country code, or in national notation, as whole words. */
const phoneNumber = /(?<![^\s,(])(?:\+|0)[\d\s()/.-]*\d(?=[\s,]|$)/g;

/** Returns the pattern of each term of the search; null matches nothing. Digits of a phone number match in any grouping. */
const searchPatterns = (search: string): (string | null)[] =>
  withoutTicketWords(search)
    .replace(phoneNumber, number => internationalDigits(number) || number)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxSearchTerms)
    .map(toPattern);

function toPattern(term: string): string | null {
  // The index contains no punctuation.
  const text = term.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replaceAll(/[\\%_]/g, '\\$&');
  if (!text) return null;
  // Every word follows a space, also the first.
  return text.length < minLengthWithin ? `% ${text}%` : `%${text}%`;
}

/** Returns a status as a condition on the columns that determine it. */
function statusCondition(status: OrderStatus): string {
  const conditions = Object.entries(timestampsOf(status)).map(([timestamp, isSet]) => `"${timestamp}" is ${isSet ? 'not ' : ''}null`);
  if (status === 'WAITING_FOR_PAYMENT') conditions.push(isOnlineSql);
  if (isUnanswered(status)) conditions.push(`(not ${isOnlineSql} or "paidAt" is not null)`);
  return conditions.join(' and ');
}

const onlineNames = paymentMethodNames.filter(isOnline).map(method => `'${method}'`);
const isOnlineSql = `"paymentMethod" in (${onlineNames.join(', ')})`;
