/** What can be done to the open order: the steps of table S, the likeliest last and largest. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { useOffice } from '../../shell/officeContext';
import { extrasOf, stepLook, stepsOf, type BoardOrder, type Extra, type Step } from '../board/board';
import { useBoardView } from '../board/boardContext';
import styles from './OrderActions.module.css';
import { failureText } from './errorText';
import { DeleteOrderDocument } from '../Orders.generated';
import { nameOf } from '../orderText';
import { ReasonForm } from './ReasonForm';

interface Props {
  order: BoardOrder;
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
  onDeleted: () => void;
}

type FooterExtra = Exclude<Extra, 'propose' | 'withdraw'>;
const extraLabels: Readonly<Record<FooterExtra, string>> = { delivered: 'Zugestellt', cancel: 'Stornieren', delete: 'Löschen' };

/** Proposals have a place of their own among the details. */
export const isInFooter = (extra: Extra): extra is FooterExtra => extra in extraLabels;

type Asking = 'reject' | 'cancel' | 'delete';

export function DrawerSteps({ order, isRejecting, onRejecting, onDeleted }: Props) {
  const { moves } = useBoardView();
  const { me } = useOffice();
  const [own, setOwn] = useState<Exclude<Asking, 'reject'> | null>(null);
  const steps = stepsOf(order);
  const extras = extrasOf(order, me.roles)
    .filter(isInFooter)
    .filter(extra => extra !== 'cancel' || !steps.includes('reject'));
  const asking: Asking | null = isRejecting && steps.includes('reject') ? 'reject' : own && extras.includes(own) ? own : null;
  const isBusy = moves.isMoving(order.id);
  const back = (): void => {
    onRejecting(false);
    setOwn(null);
  };
  const place = useFocusBack(asking);

  if (asking === 'delete') return <DeleteForm order={order} onBack={back} onDeleted={onDeleted} />;
  if (asking)
    return (
      <ReasonForm
        label={asking === 'reject' ? 'Bestellung ablehnen' : 'Bestellung stornieren'}
        isBusy={isBusy}
        onBack={back}
        onSend={message => void moves.move(order, asking, message ? { rejectionMessage: message } : {}).then(isDone => isDone && back())}
      />
    );
  const take = (step: Step): void => (step === 'reject' ? onRejecting(true) : void moves.move(order, step));
  const takeExtra = (extra: FooterExtra): void => (extra === 'delivered' ? void moves.move(order, 'delivered') : setOwn(extra));
  return (
    <div ref={place} tabIndex={-1} className={styles.steps}>
      {extras.map(extra => (
        <Button key={extra} size="large" look="secondary" isDisabled={isBusy} onPress={() => takeExtra(extra)}>
          {extraLabels[extra]}
        </Button>
      ))}
      {steps.toReversed().map((step, index, { length }) => (
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
      ))}
    </div>
  );
}

/** The focus comes back to the steps when what was asked in their place is gone. */
function useFocusBack(asking: Asking | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(asking);
  useEffect(() => {
    if (before.current && !asking) place.current?.focus();
    before.current = asking;
  }, [asking]);
  return place;
}

function DeleteForm({ order, onBack, onDeleted }: { order: BoardOrder; onBack: () => void; onDeleted: () => void }) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function drop(): Promise<void> {
    setBusy(true);
    try {
      await client.mutate({ mutation: DeleteOrderDocument, variables: { id: order.id } });
      toast(`${nameOf(order)} gelöscht.`);
      onDeleted();
    } catch (error) {
      setRefusal(failureText(error, 'delete'));
      setBusy(false);
    }
  }
  return (
    <div className={styles.asking}>
      <p>
        <b>{nameOf(order)} endgültig löschen?</b> Auch ihr Verlauf geht verloren.
      </p>
      {refusal && (
        <Note tone="bad" isNew>
          {refusal}
        </Note>
      )}
      <div className={styles.ways}>
        <Button look="secondary" onPress={onBack}>
          Zurück
        </Button>
        <Button look="danger" icon="trash-2" isBusy={isBusy} onPress={() => void drop()}>
          Bestellung löschen
        </Button>
      </div>
    </div>
  );
}
