/** Saves the change of a line. Who was overtaken keeps what they typed, reads who changed what, and may press again. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import type { ItemChange } from '../../../../schema/rules/order/itemUpdate';
import { useToast } from '../../../ui/overlays/Toasts';
import { isConflict } from '../../errorMessages';
import type { BoardOrder } from '../board/board';
import { failureText } from '../actions/errorText';
import { faultsOfChange, type BoardItem } from './itemForm';
import { OrderDetailDocument, UpdateOrderItemDocument } from '../Orders.generated';
import { nameOf } from '../orderText';

type Faults = Partial<Record<string, string>>;

export function useItemChange(order: BoardOrder, { index, name }: BoardItem) {
  const client = useApolloClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ faults: Faults; refusal: string | null }>({ faults: {}, refusal: null });
  // The version the change is made to: that of the moment the line was opened, or of the last thing read about it.
  const [version, setVersion] = useState(order.updatedAt);

  async function overtaken(): Promise<void> {
    const { id } = order;
    const { data } = await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' });
    if (data) setVersion(data.order.updatedAt);
  }

  /** Whether it was saved; nothing to save counts as saved. */
  async function change(change: ItemChange): Promise<boolean> {
    if (isSaving) return false;
    if (Object.keys(change).length === 0) return true;
    const faults = faultsOfChange(change);
    setFailure({ faults, refusal: null });
    if (Object.keys(faults).length > 0) return false;
    setSaving(true);
    try {
      const variables = { id: order.id, index, change, ifMatch: version };
      await client.mutate({ mutation: UpdateOrderItemDocument, variables });
      toast(`${nameOf(order)}: ${name} geändert.`);
      return true;
    } catch (error) {
      const faults = faultsOf(error);
      setFailure({ faults, refusal: Object.keys(faults).length > 0 ? null : failureText(error, 'update') });
      if (isConflict(error)) await overtaken().catch(() => {});
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { change, isSaving, ...failure };
}

/** The faults by the field they belong to. */
function faultsOf(error: unknown): Faults {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const entries = error.errors.flatMap(({ extensions }) => (extensions?.errors as ErrorEntry[] | undefined) ?? []);
  return Object.fromEntries(entries.flatMap(({ field, message }) => (field ? [[field, message]] : [])));
}
