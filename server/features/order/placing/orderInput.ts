/** Drafts of orders as they arrive: made whole, so that everything behind this door knows every field. */
import { createHash } from 'node:crypto';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { flag, isMany, text, type Fields, type Row } from '../../../../schema/fields/field';
import { read } from '../../../../schema/fields/parse';
import { defaultCountry } from '../../../../schema/rules/checkout/checkout';
import { orderDraft, type OrderDraft } from '../../../../schema/rules/checkout/orderInput';

const flags = { isDelivery: flag({ label: 'Lieferung' }), isDineIn: flag({ label: 'Vor Ort essen' }) };

/** What REST sends: the flags of the cart may stand for the type of delivery, but not against it (G-049). */
export function readDraft(body: object): object {
  const { isDelivery, isDineIn, ...draft } = read(orderDraft, body) as Partial<OrderDraft & Row<typeof flags>>;
  if (isDelivery === undefined && isDineIn === undefined) return draft;
  demand(check(flags, { isDelivery, isDineIn }));
  const deliveryType = isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway';
  const isContradictory = (isDelivery && isDineIn) || (draft.deliveryType && draft.deliveryType !== deliveryType);
  if (isContradictory) demand([{ path: ['deliveryType'], rule: 'noChoice' }]);
  return { ...draft, deliveryType };
}

const blank = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isMany(field) ? [] : null]));

const blankDraft = blank(orderDraft);
const blankItem = blank(orderDraft.items.fields);

/** The draft with every field it has; refused when one is wrong. Phones are checked later, with the shop's own example at hand. */
export function wholeDraft(sent: object): OrderDraft {
  demand(check(orderDraft, sent).filter(({ rule }) => rule !== 'noPhone'));
  const draft = { ...blankDraft, ...sent } as OrderDraft;
  return {
    ...draft,
    country: draft.country ?? defaultCountry,
    deliveryCountry: draft.deliveryCountry ?? defaultCountry,
    items: draft.items.map(item => ({ ...blankItem, ...item, product: item.product.toLowerCase() })),
  };
}

const keyFields = { idempotencyKey: text({ label: 'Idempotency-Key', max: 200 }) };

/** The key of a request that may be sent twice (G-130); it may be left out. */
export function wholeKey(idempotencyKey: string | undefined): string | null {
  demand(check(keyFields, { idempotencyKey }));
  return idempotencyKey || null;
}

/** Tells two drafts apart. They are whole by then: what was left out and what was sent empty is the same. */
export const digestOf = (draft: OrderDraft): string => createHash('sha256').update(JSON.stringify(draft)).digest('base64');
