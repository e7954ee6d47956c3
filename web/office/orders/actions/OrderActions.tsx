/** The actions of the open order (table S). The most likely action is last and largest. */
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { useOffice } from '../../shell/officeContext';
import { actionsFor, canDelete, type BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionIcon, actionLabel, isMainAction, messageInput } from './actionView';
import styles from './OrderActions.module.css';
import { errorText } from './errorText';
import { DeleteOrderDocument } from '../Orders.generated';
import { orderName } from '../orderText';
import { ReasonForm } from './ReasonForm';

interface Props {
  order: BoardOrder;
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
  onDeleted: () => void;
}

export function OrderActions({ order, formAction, onFormChange, onDeleted }: Props) {
  const { actions } = useBoardContext();
  const { me } = useOffice();
  const [isDeleting, setDeleting] = useState(false);
  const offered = actionsFor(order, 'drawer', me.roles);
  const isDeletable = canDelete(order, me.roles);
  const openForm = formAction && offered.includes(formAction) ? formAction : null;
  const isBusy = actions.isRunning(order.id);
  const container = useFocusOnClose(openForm !== null || (isDeleting && isDeletable));

  if (isDeleting && isDeletable) return <DeleteForm order={order} onBack={() => setDeleting(false)} onDeleted={onDeleted} />;
  if (openForm) return <MessageForm order={order} action={openForm} onClose={() => onFormChange(null)} />;
  return (
    <div ref={container} tabIndex={-1} className={styles.actions}>
      {isDeletable && (
        <Button size="large" variant="secondary" isDisabled={isBusy} onPress={() => setDeleting(true)}>
          Löschen
        </Button>
      )}
      {offered.toReversed().map(action => {
        const isMain = isMainAction(action, offered);
        return (
          <Button
            key={action}
            size="large"
            variant={isMain ? 'primary' : 'secondary'}
            icon={isMain ? actionIcon(action, order) : undefined}
            isBusy={isBusy && isMain}
            isDisabled={isBusy && !isMain}
            onPress={() => (messageInput(action) ? onFormChange(action) : void actions.run(order, action))}
          >
            {actionLabel(action, order)}
          </Button>
        );
      })}
    </div>
  );
}

/** Asks for the message of an action and runs it. */
function MessageForm({ order, action, onClose }: { order: BoardOrder; action: StaffAction; onClose: () => void }) {
  const { actions } = useBoardContext();
  const name = messageInput(action)!;
  return (
    <ReasonForm
      label={`Bestellung ${actionLabel(action, order).toLowerCase()}`}
      isBusy={actions.isRunning(order.id)}
      onBack={onClose}
      onSend={message => void actions.run(order, action, message ? { [name]: message } : {}).then(isDone => isDone && onClose())}
    />
  );
}

/** Returns the focus to the actions when a form closes. */
function useFocusOnClose(isFormOpen: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) container.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return container;
}

function DeleteForm({ order, onBack, onDeleted }: { order: BoardOrder; onBack: () => void; onDeleted: () => void }) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  async function deleteOrder(): Promise<void> {
    setBusy(true);
    try {
      await client.mutate({ mutation: DeleteOrderDocument, variables: { id: order.id } });
      toast(`${orderName(order)} gelöscht.`);
      onDeleted();
    } catch (error) {
      setErrorMessage(errorText(error, 'delete'));
      setBusy(false);
    }
  }
  return (
    <div className={styles.confirm}>
      <p>
        <b>{orderName(order)} endgültig löschen?</b> Auch ihr Verlauf geht verloren.
      </p>
      {errorMessage && (
        <Alert tone="error" isNew>
          {errorMessage}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onBack}>
          Zurück
        </Button>
        <Button variant="danger" icon="trash-2" isBusy={isBusy} onPress={() => void deleteOrder()}>
          Bestellung löschen
        </Button>
      </div>
    </div>
  );
}
