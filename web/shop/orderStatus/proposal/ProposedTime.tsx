/** Asks whether another time suits (STAT-10, STAT-11, T-13). Read out when it comes up; it never takes the focus. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { momentText, spokenMoment } from '../../../../schema/rules/time/dateText';
import { counterPrompt } from '../../../../schema/rules/order/orderTexts';
import { useClock } from '../../../hooks/useClock';
import { Ask } from '../../../ui/overlays/ConfirmDialog';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Note } from '../../../ui/feedback/Alert';
import { useShop } from '../../shell/state/shopContext';
import styles from './ProposedTime.module.css';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import { useAnswer, type Answering } from './useProposalResponse';

interface Props {
  order: StatusOrderFragment;
  hash: string;
  onAnswered: (isTaken: boolean) => void;
}

export function CounterPrompt({ order, hash, onAnswered }: Props) {
  const { status, counterAppointment } = order;
  const answering = useAnswer({ uid: order.uid, hash }, onAnswered);
  const [seen, setSeen] = useState(counterAppointment);
  if (counterAppointment && counterAppointment !== seen) setSeen(counterAppointment);
  const isWithdrawn = seen !== null && status === 'WAITING_FOR_CONFIRMATION';
  return (
    <div aria-live="assertive">
      {counterAppointment && status === 'COUNTER_PROPOSED' && (
        <Question order={order} proposal={counterAppointment} answering={answering} />
      )}
      {isWithdrawn && (
        <div className={styles.gone}>
          <Note tone="info" title="Unser Gegenvorschlag gilt nicht mehr.">
            Ihr ursprünglicher Wunsch bleibt bestehen, wir melden uns.
          </Note>
        </div>
      )}
    </div>
  );
}

// Beside each other on a phone there is no room for the 'Uhr'.
const shortText = (moment: DateTime, at: DateTime): string => momentText(moment, at).replace(/ Uhr$/, '');

function Question({ order, proposal, answering }: { order: StatusOrderFragment; proposal: string; answering: Answering }) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const [declined, setDeclined] = useState<string | null>(null);
  const time = inZone(proposal, timezone);
  const { busy, refusal, answer } = answering;
  return (
    <section className={styles.prompt} aria-labelledby="counter-appointment">
      <div>
        <h2 id="counter-appointment">Unser Gegenvorschlag</h2>
        <p className={styles.words}>{counterPrompt(spokenMoment(time, at))}</p>
      </div>
      <div className={styles.swap}>
        <div>
          <span>Ihr Wunsch</span>
          <del>{order.appointmentDate ? shortText(inZone(order.appointmentDate, timezone), at) : 'So schnell wie möglich'}</del>
        </div>
        <Icon name="arrow-right" />
        <div>
          <span>Unser Vorschlag</span>
          <b>{shortText(time, at)}</b>
        </div>
      </div>
      <div className={styles.ways}>
        <Button
          size="large"
          icon="check"
          isBusy={busy === 'accept'}
          isDisabled={busy === 'decline'}
          onPress={() => void answer('accept', proposal)}
        >
          Ja
        </Button>
        <Button
          size="large"
          look="secondary"
          isBusy={busy === 'decline'}
          isDisabled={busy === 'accept'}
          onPress={() => setDeclined(proposal)}
        >
          Nein, Bestellung stornieren
        </Button>
      </div>
      {refusal && (
        <Note tone="bad" isNew>
          {refusal}
        </Note>
      )}
      {declined === proposal && (
        <Ask
          title="Bestellung wirklich stornieren?"
          deed="Bestellung stornieren"
          back="Zurück"
          onConfirm={() => {
            setDeclined(null);
            void answer('decline', proposal);
          }}
          onClose={() => setDeclined(null)}
        >
          Ihre Bestellung wird dann nicht zubereitet. Das lässt sich nicht rückgängig machen.
        </Ask>
      )}
    </section>
  );
}
