/** Loads the quarters of an hour in which the branch takes no more orders, and keeps them current (G-147). */
import { useMemo } from 'react';
import { deliveryMethods, type DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import { keysOf, mapKeys } from '../../../schema/objects';
import { FullSlotsDocument, useFullSlotsChangedSubscription, useFullSlotsQuery, type StoreQuery } from './Store.generated';

/** The starts of the full quarters of an hour of each delivery method, in milliseconds. */
export type FullSlots = Readonly<Record<DeliveryMethod, readonly number[]>>;

/** For a branch without a capacity, the subscription alone says which quarters of an hour staff have limited. */
export function useFullSlots(branch: StoreQuery['branch'] | undefined): FullSlots {
  const variables = { branch: branch?.id ?? '' };
  const skip = !branch;
  const hasCapacity = keysOf(deliveryMethods).some(method => branch && branch[`${method}SlotCapacity`] !== null);
  const { data } = useFullSlotsQuery({ variables, skip, fetchPolicy: hasCapacity ? 'cache-first' : 'cache-only' });
  useFullSlotsChangedSubscription({
    variables,
    skip,
    onData: ({ client, data: { data: change } }) => {
      if (change) client.writeQuery({ query: FullSlotsDocument, variables, data: { fullSlots: change.fullSlotsChanged } });
    },
    onError: () => {}, // the server rejects a full quarter of an hour anyway
  });
  const entries = skip ? undefined : data?.fullSlots;
  return useMemo(
    () =>
      mapKeys(keysOf(deliveryMethods), method =>
        (entries?.find(({ deliveryType }) => deliveryType === method)?.slots ?? []).map(slot => Date.parse(slot)),
      ),
    [entries],
  );
}
