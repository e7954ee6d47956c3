/** The actions of an order on the back-office screen. */
import { useState } from 'react';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { offeredActions } from '../../../../schema/rules/order/actions/orderTransitions';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { actionIcon, actionLabel, isMainAction, messageInput } from '../../orders/actions/actionView';
import { actionErrorText } from '../../orders/actions/errorText';
import { ReasonForm } from '../../orders/actions/ReasonForm';
import styles from './CounterOrderCard.module.css';
import { useUpdateBackofficeOrderStatusMutation, type CounterOrderFragment } from '../BranchScreens.generated';

export function CounterOrderActions({ order, branch }: { order: CounterOrderFragment; branch: string }) {
  const [updateStatus, { loading }] = useUpdateBackofficeOrderStatusMutation();
  const [formAction, setFormAction] = useState<StaffAction | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const actions = offeredActions(order, 'backoffice', 'key');

  async function runAction(action: StaffAction, input: object = {}): Promise<void> {
    const { screen } = orderActions[action].api;
    if (!screen) return; // the table gives every action of this screen a value
    setErrorMessage(null);
    await updateStatus({ variables: { branch, id: order.id, action: screen, ...input } }).then(
      () => setFormAction(null),
      error => setErrorMessage(actionErrorText(error, action)),
    );
  }
  return (
    <>
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      {formAction && actions.includes(formAction) ? (
        <ReasonForm
          label={`Bestellung ${actionLabel(formAction, order).toLowerCase()}`}
          isBusy={loading}
          onBack={() => setFormAction(null)}
          onSend={message => void runAction(formAction, message ? { [messageInput(formAction)!]: message } : {})}
        />
      ) : (
        <footer className={styles.actions}>
          {actions.toReversed().map(action => (
            <Button
              key={action}
              isWide
              variant={isMainAction(action, actions) ? 'primary' : 'secondary'}
              icon={actionIcon(action, order)}
              isBusy={loading && isMainAction(action, actions)}
              isDisabled={loading && !isMainAction(action, actions)}
              onPress={() => (messageInput(action) ? setFormAction(action) : void runAction(action))}
            >
              {actionLabel(action, order)}
            </Button>
          ))}
        </footer>
      )}
    </>
  );
}
