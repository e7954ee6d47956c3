/** How the history is narrowed, as the address says it. Pure. */
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { isDay, isId } from '../../../../schema/fields/validation/formats';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { paymentTexts } from '../../../paymentTexts';
import type { OrderHistoryQueryVariables } from '../Orders.generated';

const sorts = {
  '-createdAt': 'Neueste zuerst',
  createdAt: 'Älteste zuerst',
  '-totalGross': 'Höchster Betrag zuerst',
  totalGross: 'Niedrigster Betrag zuerst',
} as const;

/** What may be chosen of each filter. */
export const choices = { status: orderStatus.options, deliveryType: deliveryMethods, paymentMethod: paymentTexts, sort: sorts } as const;

export type FilterName = 'search' | 'from' | 'to' | 'branch' | keyof typeof choices;

const isSound: Readonly<Record<FilterName, (value: string) => boolean>> = {
  search: value => value.trim().length > 0 && value.length <= 120,
  from: isDay,
  to: isDay,
  branch: isId,
  status: value => value in choices.status,
  deliveryType: value => value in choices.deliveryType,
  paymentMethod: value => value in choices.paymentMethod,
  sort: value => value in sorts,
};

export const filterNames = Object.keys(isSound) as FilterName[];

/** What of an address is a filter; the rest of it, and what makes no sense, asks for nothing. */
export function filtersOf(search: URLSearchParams): OrderHistoryQueryVariables {
  const given = filterNames.flatMap(name => {
    const value = search.get(name);
    return value !== null && isSound[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as OrderHistoryQueryVariables;
}
