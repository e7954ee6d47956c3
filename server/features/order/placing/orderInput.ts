/** Parses and completes the input of an order, so that later code finds every field. */
import { createHash } from 'node:crypto';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { checkbox, isList, text, type Fields, type RecordOf } from '../../../../schema/fields/field';
import { parseFields } from '../../../../schema/fields/parse';
import { defaultCountry } from '../../../../schema/rules/checkout/checkout';
import { createOrderFields, type CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';

const deliveryFlags = { isDelivery: checkbox({ label: 'Lieferung' }), isDineIn: checkbox({ label: 'Vor Ort essen' }) };
const orderBody = { ...createOrderFields, ...deliveryFlags };

/** Parses the body of a REST request. The flags of the cart can replace the delivery type but not contradict it (G-049). */
export function parseOrderInput(body: object): object {
  const { isDelivery, isDineIn, ...input }: Partial<RecordOf<typeof orderBody>> = parseFields(orderBody, body);
  if (isDelivery === undefined && isDineIn === undefined) return input;
  throwIfInvalid(validate(deliveryFlags, { isDelivery, isDineIn }));
  const deliveryType = isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway';
  const isContradictory = (isDelivery && isDineIn) || (input.deliveryType && input.deliveryType !== deliveryType);
  if (isContradictory) throwIfInvalid([{ path: ['deliveryType'], rule: 'invalidOption' }]);
  return { ...input, deliveryType };
}

const emptyValues = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isList(field) ? [] : null]));

const emptyInput = emptyValues(createOrderFields);
const emptyItem = emptyValues(createOrderFields.items.fields);

/**
 * Returns the input with all fields. Throws INVALID when a field is invalid. Phone numbers are validated later, when the shop's example
 * number is known.
 */
export function completeInput(rawInput: object): CreateOrderInput {
  throwIfInvalid(validate(createOrderFields, rawInput).filter(({ rule }) => rule !== 'invalidPhone'));
  const input = { ...emptyInput, ...rawInput } as CreateOrderInput;
  return {
    ...input,
    country: input.country ?? defaultCountry,
    deliveryCountry: input.deliveryCountry ?? defaultCountry,
    items: input.items.map(item => ({ ...emptyItem, ...item, product: item.product.toLowerCase() })),
  };
}

const keyFields = { idempotencyKey: text({ label: 'Idempotency-Key', max: 200 }) };

/** Validates the idempotency key of a request (G-130). Returns null when there is none. */
export function parseIdempotencyKey(idempotencyKey: string | undefined): string | null {
  throwIfInvalid(validate(keyFields, { idempotencyKey }));
  return idempotencyKey || null;
}

/** Returns a digest to compare two inputs. Both are completed before, so that a missing field equals an empty one. */
export const inputDigest = (input: CreateOrderInput): string => createHash('sha256').update(JSON.stringify(input)).digest('base64');
