/** Reads the filters of the order history from the URL. Pure functions. */
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { paymentLabels, paymentMethodNames } from '../../../../schema/rules/checkout/paymentMethods';
import { toGraphqlEnumValue } from '../../../../schema/fields/field';
import { isDate, isId } from '../../../../schema/fields/validation/formats';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import type { OrderHistoryQueryVariables } from '../Orders.generated';
import { keysOf } from '../../../../schema/objects';

const sortOptions = {
  '-createdAt': 'Neueste zuerst',
  createdAt: 'Älteste zuerst',
  '-totalGross': 'Höchster Betrag zuerst',
  totalGross: 'Niedrigster Betrag zuerst',
} as const;

/** The options of each filter. */
export const filterOptions = {
  status: { ...orderStatus.options, IN_DELIVERY: 'Abholbereit / In Zustellung' }, // G-042
  deliveryType: deliveryMethods,
  paymentMethod: Object.fromEntries(paymentMethodNames.map(method => [toGraphqlEnumValue(method), paymentLabels[method]])),
  sort: sortOptions,
} as const;

export type FilterName = 'search' | 'from' | 'to' | 'branch' | keyof typeof filterOptions;

const isValid: Readonly<Record<FilterName, (value: string) => boolean>> = {
  search: value => value.trim().length > 0 && value.length <= 120,
  from: isDate,
  to: isDate,
  branch: isId,
  status: value => value in filterOptions.status,
  deliveryType: value => value in filterOptions.deliveryType,
  paymentMethod: value => value in filterOptions.paymentMethod,
  sort: value => value in sortOptions,
};

export const filterNames = keysOf(isValid);

/** Returns the valid filters of a query string. Ignores unknown parameters and invalid values. */
export function parseFilters(search: URLSearchParams): OrderHistoryQueryVariables {
  const entries = filterNames.flatMap(name => {
    const value = search.get(name);
    return value !== null && isValid[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as OrderHistoryQueryVariables;
}

/** Tells whether the last day is before the first. Then no order can match. */
export const hasReversedDates = ({ from, to }: OrderHistoryQueryVariables): boolean => Boolean(from && to && from > to);
