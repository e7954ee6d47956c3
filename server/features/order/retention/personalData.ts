/** The personal data in an order: what anonymization deletes (G-078) and what webhooks leave out unless they get it (G-150). */
import { Order } from '../order.entity';

export const personalFields = [
  ...['customer', 'firstName', 'lastName', 'email', 'phone', 'companyName', 'vatNumber'],
  ...['street', 'floor', 'stairway', 'door', 'zipCode', 'city', 'country'],
  ...['deliveryCompanyName', 'deliveryFirstName', 'deliveryLastName'],
  ...['deliveryStreet', 'deliveryFloor', 'deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry'],
  ...['comment', 'rejectionMessage', 'ratingComment', 'idempotencyKey', 'draftDigest', 'visitorId'],
] as const satisfies readonly (keyof Order)[];

/** Types of product parts whose values are options; other values are texts and images of the customer. */
export const optionTypes = ['select', 'multiselect'] as const;

/** Returns a copy of the order in which personal fields are null, and texts and images of the customer are empty. */
export function withoutPersonalData(order: Order): Order {
  const items = order.items.map(item => ({
    ...item,
    comment: null,
    parts: item.parts.map(part => (optionTypes.some(type => type === part.type) ? part : { ...part, value: [] })),
  }));
  const cleared = Object.fromEntries(personalFields.map(name => [name, null]));
  return Object.assign(new Order(), order, { items }, cleared);
}
