/** Says why an action of the back-office screen failed: without a connection, what to do; after a conflict, who was faster and when. */
import type { ApolloClient } from '@apollo/client';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { isConnectionError } from '../../../app/errorCode';
import { isConflict } from '../../errorMessages';
import { actionErrorText, notSentText } from '../../orders/actions/errorText';
import { BackofficeLastChangeDocument, type CounterOrderFragment } from '../BranchScreens.generated';

interface FailedAction {
  client: ApolloClient;
  branch: string;
  timezone: string;
  order: Pick<CounterOrderFragment, 'id' | 'deliveryType'>;
  action: StaffAction;
}

export async function failureText(error: unknown, { client, branch, timezone, order, action }: FailedAction): Promise<string> {
  const message = actionErrorText(error, action);
  if (isConnectionError(error)) return `${message} ${notSentText}`;
  if (!isConflict(error)) return message;
  const { data } = await client
    .query({ query: BackofficeLastChangeDocument, variables: { branch, id: order.id }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  const last = data?.backofficeLastChange;
  if (!last) return message;
  const actor = last.actorName ? `von ${last.actorName} ` : '';
  return `${message} ${actor}um ${timeText(inZone(last.createdAt, timezone))} Uhr ${logText(last.action, order.deliveryType)}.`;
}
