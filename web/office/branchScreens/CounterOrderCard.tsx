/** An open order on the back-office screen, with the actions that a branch key allows (table S, K). */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { telLink } from '../../../schema/rules/site/contactText';
import { orderActions, type StaffAction } from '../../../schema/rules/order/orderActions';
import { offeredActions } from '../../../schema/rules/order/actions/orderTransitions';
import { statusText } from '../../../schema/rules/order/orderTexts';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { Alert } from '../../ui/feedback/Alert';
import { Card } from '../../ui/display/Card';
import { Badge } from '../../ui/feedback/Badge';
import { isWaiting } from '../orders/board/board';
import { dueView } from '../orders/dueText';
import { actionIcon, actionLabel, isMainAction, messageInput } from '../orders/actions/actionView';
import { actionErrorText } from '../orders/actions/errorText';
import { amountText, answersText, customerName, orderName, totalText, deliveryMethodIcon, deliveryMethodText } from '../orders/orderText';
import { ReasonForm } from '../orders/actions/ReasonForm';
import styles from './CounterOrderCard.module.css';
import { useUpdateBackofficeOrderStatusMutation, type CounterOrderFragment } from './BranchScreens.generated';
import type { ScreenContext } from './useBranchScreen';

interface Props {
  screen: ScreenContext;
  order: CounterOrderFragment;
  now: DateTime;
}

export function CounterOrderCard({ screen, order, now }: Props) {
  return (
    <article aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}>
      <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.content}>
          <Header order={order} now={now} />
          <Items order={order} />
          <Customer order={order} currency={screen.config.currency} />
          <Actions order={order} branch={screen.branch} />
        </div>
      </Card>
    </article>
  );
}

function Header({ order, now }: Omit<Props, 'screen'>) {
  const due = dueView(order, now);
  return (
    <header className={styles.header}>
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.method}>
        <Icon name={deliveryMethodIcon(order)} />
        {deliveryMethodText(order)}
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

const Items = ({ order }: { order: CounterOrderFragment }) => (
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

function Customer({ order, currency }: { order: CounterOrderFragment; currency: string }) {
  return (
    <>
      {order.comment && (
        <p className={styles.comment}>
          <Icon name="message-square-text" />
          {order.comment}
        </p>
      )}
      <div className={styles.customer}>
        <span>
          <b>{customerName(order)}</b>
          {order.phone}
        </span>
        <b>{totalText(order, currency)}</b>
        {order.phone && (
          <LinkButton variant="secondary" size="small" icon="phone" label={`${customerName(order)} anrufen`} to={telLink(order.phone)} />
        )}
      </div>
      <p className={styles.badges}>
        <Badge tone={isWaiting(order) ? 'warning' : 'info'} hasDot>
          {statusText(order)}
        </Badge>
        {order.isPreorder && <Badge tone="dark">Vorbestellung</Badge>}
        {order.isQuotation && <Badge tone="info">Anfrage für ein Angebot</Badge>}
      </p>
    </>
  );
}

function Actions({ order, branch }: { order: CounterOrderFragment; branch: string }) {
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
