/** Saves an order item. On a conflict the form keeps its input and the user can save again on the new version. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../../ui/overlays/Toasts';
import { isConflict } from '../../../errorMessages';
import { runOwnChange } from '../../alerts/changes/ownChanges';
import type { BoardOrder } from '../../board/board';
import { errorText } from '../../actions/errorText';
import type { BoardItem } from './itemForm';
import { fieldErrorsOf, noErrors, useInputCheck, type CheckInput, type InputErrors } from './useInputCheck';
import { OrderDetailDocument, UpdateOrderItemDocument } from '../../Orders.generated';
import { orderName } from '../../orderText';

export function useUpdateItem(order: BoardOrder, item: BoardItem) {
  const { index, name } = item;
  const client = useApolloClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<InputErrors>(noErrors);
  const checkInput = useInputCheck(item);
  // The version that the input is based on: from the opening of the form or from the last conflict.
  const [version, setVersion] = useState(order.updatedAt);

  async function loadNewVersion(): Promise<void> {
    const { id } = order;
    const { data } = await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' });
    if (data) setVersion(data.order.updatedAt);
  }

  /** Returns whether the item was saved. An empty input counts as saved. */
  async function updateItem(...[input, product]: Parameters<CheckInput>): Promise<boolean> {
    if (isSaving) return false;
    if (Object.keys(input).length === 0) return true;
    const problem = checkInput(input, product);
    setErrors(problem ?? noErrors);
    if (problem) return false;
    setSaving(true);
    try {
      const variables = { id: order.id, index, input, ifMatch: version };
      await runOwnChange(order.id, async () => (await client.mutate({ mutation: UpdateOrderItemDocument, variables })).data?.order);
      toast(`${orderName(order)}: ${name} geändert.`);
      return true;
    } catch (error) {
      const serverErrors = fieldErrorsOf(error);
      setErrors({ fieldErrors: serverErrors, errorMessage: Object.keys(serverErrors).length > 0 ? null : errorText(error, 'update') });
      if (isConflict(error)) await loadNewVersion().catch(() => {});
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { updateItem, isSaving, ...errors };
}
