/** The actions of an order on the back-office screen. */
import { isSecondTap } from '../../../ui/actions/doubleTap';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { offeredActions } from '../../../../schema/rules/order/actions/orderTransitions';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ConfirmTimeButton } from '../../orders/actions/confirmTime/ConfirmTimeButton';
import { actionIcon, actionLabel, isMainAction, messageInput } from '../../orders/actions/actionView';
import { ReasonForm } from '../../orders/actions/ReasonForm';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import type { CounterActionState, CounterInput, RunCounterAction } from './useCounterActions';

export interface CounterOrderProps {
  screen: ScreenContext;
  order: CounterOrderFragment;
  state: CounterActionState | undefined;
  run: RunCounterAction;
}

export interface CounterActionsProps extends CounterOrderProps {
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
}

export function CounterOrderActions({ order, screen, state, run, formAction, onFormChange }: CounterActionsProps) {
  const isRunning = state?.isRunning ?? false;
  const actions = offeredActions(order, 'backoffice', 'key');
  const runAction = (action: StaffAction, input?: CounterInput): void =>
    void (isSecondTap() || run(order, action, input).then(isDone => isDone && onFormChange(null)));
  const buttons = actions.toReversed().map(action => (
    <Button
      key={action}
      isWide
      variant={isMainAction(action, actions) ? 'primary' : 'secondary'}
      icon={actionIcon(action, order)}
      isBusy={isRunning && isMainAction(action, actions)}
      isDisabled={isRunning && !isMainAction(action, actions)}
      onPress={() => (messageInput(action) ? onFormChange(action) : runAction(action))}
    >
      {actionLabel(action, order)}
    </Button>
  ));
  return (
    <>
      {state?.errorMessage && (
        <Alert tone="warning" isNew>
          {state.errorMessage}
        </Alert>
      )}
      {formAction && actions.includes(formAction) ? (
        <ReasonForm
          label={`Bestellung ${actionLabel(formAction, order).toLowerCase()}`}
          isBusy={isRunning}
          onBack={() => onFormChange(null)}
          onSend={message => runAction(formAction, message ? { [messageInput(formAction)!]: message } : {})}
        />
      ) : (
        <footer className={styles.actions}>
          {actions.includes('confirm') && order.dueAt && (
            <ConfirmTimeButton
              order={{ ...order, branch: { id: screen.branchId } }}
              timezone={screen.config.timezone}
              onConfirm={input => runAction('confirm', input)}
            />
          )}
          {buttons}
        </footer>
      )}
    </>
  );
}
