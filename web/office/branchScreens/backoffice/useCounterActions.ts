/** Runs the actions of the back-office screen. The result is stored for each order, also after the order has left the screen. */
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { UpdateBackofficeOrderStatusDocument, type CounterOrderFragment } from '../BranchScreens.generated';
import { isConflict } from '../../errorMessages';
import type { ScreenStore } from '../live/screenStore';
import type { ScreenContext } from '../useBranchScreen';
import { failureText } from './failureText';
import { toChange } from './useOpenOrders';

export interface CounterActionState {
  readonly isRunning: boolean;
  /** Why the last action failed. */
  readonly errorMessage: string | null;
  readonly order: CounterOrderFragment;
}

export type CounterInput = Readonly<Record<string, string>>;
export type RunCounterAction = (order: CounterOrderFragment, action: StaffAction, input?: CounterInput) => Promise<boolean>;

export function useCounterActions({ branch, config }: ScreenContext, store: ScreenStore<CounterOrderFragment>) {
  const client = useApolloClient();
  const [states, setStates] = useState<Readonly<Record<string, CounterActionState>>>({});
  const { timezone } = config;
  const actions = useMemo(() => {
    const setState = (order: CounterOrderFragment, isRunning: boolean, errorMessage: string | null): void =>
      setStates(known => ({ ...known, [order.id]: { isRunning, errorMessage, order } }));
    const clear = (id: string): void => setStates(({ [id]: _, ...others }) => others);

    const run: RunCounterAction = async (order, action, input = {}) => {
      const { screen } = orderActions[action].api;
      if (!screen) return false; // the table gives every action of this screen a value
      setState(order, true, null);
      try {
        const variables = { branch, id: order.id, action: screen, ...input };
        const { data } = await client.mutate({ mutation: UpdateBackofficeOrderStatusDocument, variables, fetchPolicy: 'no-cache' });
        if (data) store.apply(toChange(data.updateBackofficeOrderStatus));
        clear(order.id);
        return true;
      } catch (error) {
        if (isConflict(error)) void store.check();
        setState(order, false, await failureText(error, { client, branch, timezone, order, action }));
        return false;
      }
    };
    return { run, clear };
  }, [branch, client, store, timezone]);
  return { states, ...actions };
}
