/** The actions of the open order (table S). The most likely action is last and largest. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { useOffice } from '../../shell/officeContext';
import { detailActions, actionButton, boardActions, type BoardOrder, type DetailAction, type BoardAction } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import styles from './OrderActions.module.css';
import { errorText } from './errorText';
import { DeleteOrderDocument } from '../Orders.generated';
import { orderName } from '../orderText';
import { ReasonForm } from './ReasonForm';

interface Props {
  order: BoardOrder;
  isRejecting: boolean;
  onRejectingChange: (isRejecting: boolean) => void;
  onDeleted: () => void;
}

type FooterAction = Exclude<DetailAction, 'propose' | 'withdraw'>;
const footerLabels: Readonly<Record<FooterAction, string>> = { delivered: 'Zugestellt', cancel: 'Stornieren', delete: 'Löschen' };

/** The actions on proposals are among the details. */
export const isInFooter = (action: DetailAction): action is FooterAction => action in footerLabels;

type OpenForm = 'reject' | 'cancel' | 'delete';

export function OrderActions({ order, isRejecting, onRejectingChange, onDeleted }: Props) {
  const { actions } = useBoardContext();
  const { me } = useOffice();
  const [selectedForm, setSelectedForm] = useState<Exclude<OpenForm, 'reject'> | null>(null);
  const boardActionNames = boardActions(order);
  const footerActionNames = detailActions(order, me.roles)
    .filter(isInFooter)
    .filter(action => action !== 'cancel' || !boardActionNames.includes('reject'));
  const openForm: OpenForm | null =
    isRejecting && boardActionNames.includes('reject')
      ? 'reject'
      : selectedForm && footerActionNames.includes(selectedForm)
        ? selectedForm
        : null;
  const isBusy = actions.isRunning(order.id);
  const closeForm = (): void => {
    onRejectingChange(false);
    setSelectedForm(null);
  };
  const container = useFocusOnClose(openForm);

  if (openForm === 'delete') return <DeleteForm order={order} onBack={closeForm} onDeleted={onDeleted} />;
  if (openForm)
    return (
      <ReasonForm
        label={openForm === 'reject' ? 'Bestellung ablehnen' : 'Bestellung stornieren'}
        isBusy={isBusy}
        onBack={closeForm}
        onSend={message =>
          void actions.run(order, openForm, message ? { rejectionMessage: message } : {}).then(isDone => isDone && closeForm())
        }
      />
    );
  const runBoardAction = (action: BoardAction): void => (action === 'reject' ? onRejectingChange(true) : void actions.run(order, action));
  const runFooterAction = (action: FooterAction): void =>
    action === 'delivered' ? void actions.run(order, 'delivered') : setSelectedForm(action);
  return (
    <div ref={container} tabIndex={-1} className={styles.actions}>
      {footerActionNames.map(action => (
        <Button key={action} size="large" variant="secondary" isDisabled={isBusy} onPress={() => runFooterAction(action)}>
          {footerLabels[action]}
        </Button>
      ))}
      {boardActionNames.toReversed().map((action, index, { length }) => (
        <Button
          key={action}
          size="large"
          variant={index === length - 1 ? 'primary' : 'secondary'}
          icon={index === length - 1 ? actionButton(action, order.deliveryType).icon : undefined}
          isBusy={isBusy && index === length - 1}
          isDisabled={isBusy && index < length - 1}
          onPress={() => runBoardAction(action)}
        >
          {actionButton(action, order.deliveryType).label}
        </Button>
      ))}
    </div>
  );
}

/** Returns the focus to the actions when a form closes. */
function useFocusOnClose(openForm: OpenForm | null) {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(openForm);
  useEffect(() => {
    if (previous.current && !openForm) container.current?.focus();
    previous.current = openForm;
  }, [openForm]);
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
