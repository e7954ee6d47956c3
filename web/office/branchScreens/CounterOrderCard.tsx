/** An open order at the counter, with the steps its key may take (table S, K). */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { callPath } from '../../../schema/rules/site/contactText';
import { isOffered } from '../../../schema/rules/order/orderActions';
import { statusText } from '../../../schema/rules/order/orderTexts';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { Note } from '../../ui/feedback/Alert';
import { Paper } from '../../ui/display/Card';
import { Pill } from '../../ui/feedback/Badge';
import { isWaiting, stepLook, type Step } from '../orders/board/board';
import { dueOf } from '../orders/dueText';
import { failureText } from '../orders/actions/errorText';
import { amountText, answersText, customerName, nameOf, totalText, wayIcon, wayText } from '../orders/orderText';
import { ReasonForm } from '../orders/actions/ReasonForm';
import styles from './CounterOrderCard.module.css';
import { useMoveByKeyMutation, type CounterOrderFragment } from './BranchScreens.generated';
import type { Screen } from './useBranchScreen';

const actions = { confirm: 'confirm', reject: 'reject', inDelivery: 'in-delivery', complete: 'completed' } as const satisfies Record<
  Step,
  string
>;
const members = { confirm: 'confirm', reject: 'reject', inDelivery: 'inDelivery', complete: 'completed' } as const satisfies Record<
  Step,
  string
>;

const stepsOf = (order: CounterOrderFragment): Step[] =>
  (Object.keys(actions) as Step[]).filter(step => isOffered(order, actions[step], 'key'));

interface Props {
  screen: Screen;
  order: CounterOrderFragment;
  at: DateTime;
}

export function CounterSlip({ screen, order, at }: Props) {
  return (
    <article className={styles.slip} aria-label={`${nameOf(order)}, ${wayText(order)}`}>
      <Paper tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" teeth="slip" shadow="slip">
        <div className={styles.inside}>
          <Head order={order} at={at} />
          <Goods order={order} />
          <Person order={order} currency={screen.config.currency} />
          <Steps order={order} branch={screen.branch} />
        </div>
      </Paper>
    </article>
  );
}

function Head({ order, at }: Omit<Props, 'screen'>) {
  const due = dueOf(order, at);
  return (
    <header className={styles.head}>
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.way}>
        <Icon name={wayIcon(order)} />
        {wayText(order)}
      </span>
      {due && (
        <span className={`${styles.due} ${styles[due.tone]}`}>
          <b>{due.time}</b>
          <small>{due.remark}</small>
        </span>
      )}
    </header>
  );
}

const Goods = ({ order }: { order: CounterOrderFragment }) => (
  <ul className={styles.items}>
    {order.items.map(item => (
      <li key={item.index} className={item.isRemoved ? styles.removed : undefined}>
        <b>{amountText(item)}</b>
        <span>
          {item.name}
          {answersText(item) && <em>{answersText(item)}</em>}
          {item.comment && <em>{item.comment}</em>}
        </span>
      </li>
    ))}
  </ul>
);

function Person({ order, currency }: { order: CounterOrderFragment; currency: string }) {
  return (
    <>
      {order.comment && (
        <p className={styles.comment}>
          <Icon name="message-square-text" />
          {order.comment}
        </p>
      )}
      <div className={styles.person}>
        <span>
          <b>{customerName(order)}</b>
          {order.phone}
        </span>
        <b>{totalText(order, currency)}</b>
        {order.phone && (
          <LinkButton look="secondary" size="small" icon="phone" label={`${customerName(order)} anrufen`} to={callPath(order.phone)} />
        )}
      </div>
      <p className={styles.kinds}>
        <Pill tone={isWaiting(order) ? 'warn' : 'info'} hasDot>
          {statusText(order)}
        </Pill>
        {order.isPreorder && <Pill tone="dark">Vorbestellung</Pill>}
        {order.isQuotation && <Pill tone="info">Anfrage für ein Angebot</Pill>}
      </p>
    </>
  );
}

function Steps({ order, branch }: { order: CounterOrderFragment; branch: string }) {
  const [moveByKey, { loading }] = useMoveByKeyMutation();
  const [isRejecting, setRejecting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const steps = stepsOf(order);

  async function take(step: Step, rejectionMessage?: string): Promise<void> {
    setRefusal(null);
    const variables = { branch, id: order.id, action: members[step], ...(rejectionMessage && { rejectionMessage }) };
    await moveByKey({ variables }).then(
      () => setRejecting(false),
      error => setRefusal(failureText(error, 'move')),
    );
  }
  return (
    <>
      {refusal && (
        <Note tone="warn" isNew>
          {refusal}
        </Note>
      )}
      {isRejecting && steps.includes('reject') ? (
        <ReasonForm
          label="Bestellung ablehnen"
          isBusy={loading}
          onBack={() => setRejecting(false)}
          onSend={message => void take('reject', message)}
        />
      ) : (
        <footer className={styles.steps}>
          {steps.toReversed().map((step, index, { length }) => (
            <Button
              key={step}
              isWide
              look={index === length - 1 ? 'primary' : 'secondary'}
              icon={stepLook(step, order.deliveryType).icon}
              isBusy={loading && index === length - 1}
              isDisabled={loading && index < length - 1}
              onPress={() => (step === 'reject' ? setRejecting(true) : void take(step))}
            >
              {stepLook(step, order.deliveryType).label}
            </Button>
          ))}
        </footer>
      )}
    </>
  );
}
