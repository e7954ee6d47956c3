/** One order in full, with the steps that are open to it. Its address can be sent to a colleague. */
import { useState, type KeyboardEvent } from 'react';
import { inZone } from '../../../schema/rules/calendar';
import { timeText } from '../../../schema/rules/dateText';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/controls';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Loading } from '../../ui/Skeleton';
import { messagesOf } from '../messages';
import { useOffice } from '../shell/office';
import { sortIntoPlaces, stepLook, stepsOf, type BoardOrder, type Step } from './board';
import { stepOfKey } from './boardKeys';
import { useBoardView } from './boardView';
import styles from './OrderDrawer.module.css';
import { OrderDetails } from './OrderDetails';
import { useOrderDetailQuery } from './Orders.generated';
import { nameOf } from './orderText';
import { Resend } from './Resend';

interface Props {
  id: string;
  /** The order as the board has it, if it does. */
  known: BoardOrder | undefined;
  /** What the arrows walk through. */
  neighbours: readonly BoardOrder[];
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
  onClose: () => void;
}

const longestMessage = 500;

export function OrderDrawer({ id, known, neighbours, isRejecting, onRejecting, onClose }: Props) {
  const { select, moves } = useBoardView();
  const { data, error } = useOrderDetailQuery({ variables: { id }, skip: known !== undefined });
  const order = known ?? data?.order;
  const refusal = moves.refusalOf(id);

  function act(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const ahead = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { new: fresh, making, ready } = sortIntoPlaces(neighbours);
    const all = [...fresh, ...making, ...ready];
    const neighbour = ahead && all[all.findIndex(other => other.id === id) + ahead];
    if (neighbour) select(neighbour.id);
    const step = order && stepOfKey(order, event.key);
    if (step) void moves.move(order, step);
  }

  const steps = order && <Steps order={order} isRejecting={isRejecting} onRejecting={onRejecting} />;
  return (
    // The keys work wherever in the drawer the focus is.
    <div className={styles.keys} onKeyDown={act}>
      <Dialog
        form="drawer"
        closesOnBackground
        title={order ? nameOf(order) : 'Bestellung'}
        footer={order && stepsOf(order).length > 0 ? steps : undefined}
        onClose={onClose}
      >
        <div className={styles.body}>
          {order && <Arrived order={order} />}
          {refusal && (
            <Note tone="warn" isNew>
              {refusal}
            </Note>
          )}
          {order && <Resend order={order} />}
          {order ? <OrderDetails order={order} /> : error ? <Note tone="bad">{messagesOf(error).join(' ')}</Note> : <Loading />}
        </div>
      </Dialog>
    </div>
  );
}

function Arrived({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  return (
    <p className={styles.hint}>
      {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
    </p>
  );
}

interface StepsProps {
  order: BoardOrder;
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
}

function Steps({ order, isRejecting, onRejecting }: StepsProps) {
  const { moves } = useBoardView();
  const isBusy = moves.isMoving(order.id);
  if (isRejecting && stepsOf(order).includes('reject')) {
    return (
      <RejectForm
        isBusy={isBusy}
        onBack={() => onRejecting(false)}
        onReject={message => void moves.move(order, 'reject', message).then(() => onRejecting(false))}
      />
    );
  }
  const take = (step: Step): void => (step === 'reject' ? onRejecting(true) : void moves.move(order, step));
  return stepsOf(order)
    .toReversed()
    .map((step, index, { length }) => (
      <Button
        key={step}
        size="large"
        look={index === length - 1 ? 'primary' : 'secondary'}
        icon={index === length - 1 ? stepLook(step, order.deliveryType).icon : undefined}
        isBusy={isBusy && index === length - 1}
        isDisabled={isBusy && index < length - 1}
        onPress={() => take(step)}
      >
        {stepLook(step, order.deliveryType).label}
      </Button>
    ));
}

function RejectForm({ isBusy, onBack, onReject }: { isBusy: boolean; onBack: () => void; onReject: (message: string) => void }) {
  const [message, setMessage] = useState('');
  return (
    <form
      className={styles.reject}
      onSubmit={event => {
        event.preventDefault();
        onReject(message.trim());
      }}
    >
      <Field label="Nachricht an die Kundschaft" mark="optional">
        <TextArea value={message} rows={3} maxLength={longestMessage} autoFocus onChange={setMessage} />
      </Field>
      <div className={styles.ways}>
        <Button look="secondary" onPress={onBack}>
          Zurück
        </Button>
        <Button type="submit" look="danger" icon="x" isBusy={isBusy}>
          Bestellung ablehnen
        </Button>
      </div>
    </form>
  );
}
