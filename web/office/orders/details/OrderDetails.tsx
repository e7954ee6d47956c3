/** Everything the branch knows of an order. */
import { useClock } from '../../../hooks/useClock';
import { inZone } from '../../../../schema/rules/time/calendar';
import { callPath } from '../../../../schema/rules/site/contactText';
import { momentText } from '../../../../schema/rules/time/dateText';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { statusText } from '../../../../schema/rules/order/orderTexts';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { LinkButton } from '../../../ui/actions/Button';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { BusinessCustomer } from './BusinessCustomer';
import { extrasOf, type BoardOrder } from '../board/board';
import { useBoardView } from '../board/boardContext';
import { dueOf } from '../dueText';
import styles from './OrderDetails.module.css';
import { OrderItems } from './OrderItems';
import { OrderSteps } from './OrderLog';
import { PaymentCheck } from './CheckPayment';
import { ProposalPanel } from '../actions/ProposeTimeForm';
import { addressLines, customerName, paymentText, totalText, wayIcon, wayText } from '../orderText';

export function OrderDetails({ order }: { order: BoardOrder }) {
  const { showsProducts, showsCustomers } = useBoardView();
  const { me } = useOffice();
  return (
    <>
      <Facts order={order} />
      <PaymentCheck order={order} />
      {showsCustomers && <Customer order={order} />}
      {showsCustomers && <BusinessCustomer key={order.id} order={order} />}
      {showsProducts && <OrderItems order={order} />}
      <Sums order={order} />
      {extrasOf(order, me.roles).includes('propose') && <ProposalPanel key={order.id} order={order} />}
      <Marks order={order} />
      <OrderSteps order={order} />
    </>
  );
}

function Facts({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  const at = useClock(config.timezone);
  const due = dueOf(order, at);
  const { text, isPaid } = paymentText(order);
  return (
    <div className={styles.facts}>
      <Fact icon={wayIcon(order)} title={wayText(order)} text={[order.branch.name, order.deliveryArea?.area].filter(Boolean).join(', ')} />
      <Fact
        icon="clock"
        title={order.dueAt ? momentText(inZone(order.dueAt, config.timezone), at) : statusText(order)}
        text={due?.remark ?? ''}
      />
      <Fact icon="banknote" title={text} text={isPaid ? 'bezahlt' : 'noch offen'} />
    </div>
  );
}

const Fact = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <div>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {text}
    </span>
  </div>
);

function Customer({ order }: { order: BoardOrder }) {
  const name = customerName(order);
  const lines = [...(name && order.companyName && name !== order.companyName ? [order.companyName] : []), ...addressLines(order)];
  return (
    <section className={styles.customer} aria-label="Kundschaft">
      <div className={styles.person}>
        <div>
          {name && <b>{name}</b>}
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {order.phone && <p>{order.phone}</p>}
          {order.email && <p>{order.email}</p>}
        </div>
        {order.phone && <LinkButton look="secondary" icon="phone" label="Anrufen" to={callPath(order.phone)} />}
      </div>
      {order.comment && (
        <p className={styles.comment}>
          <Icon name="message-square-text" />
          {order.comment}
        </p>
      )}
    </section>
  );
}

function Sums({ order }: { order: BoardOrder }) {
  const { currency } = useOffice().config;
  const { deliveryGross, totalNet, totalTax } = order.pricing;
  return (
    <dl className={styles.sums}>
      {deliveryGross > 0 && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.quiet}>
        <dt>Netto / USt.</dt>
        <dd>
          {moneyText(totalNet, currency)} / {moneyText(totalTax, currency)}
        </dd>
      </div>
      {order.donationAmount !== null && (
        <div className={styles.quiet}>
          <dt>Spende</dt>
          <dd>{moneyText(order.donationAmount, currency)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{totalText(order, currency)}</dd>
      </div>
    </dl>
  );
}

/** What the customer said of it (G-061). */
function Marks({ order }: { order: BoardOrder }) {
  const { rating, foodRating, serviceRating, processRating, ratingComment } = order;
  if (rating === null) return null;
  const marks = { rating, foodRating, serviceRating, processRating };
  return (
    <section className={styles.marks} aria-label="Bewertung">
      <h3>Bewertung</h3>
      <dl>
        {Object.entries(marks).map(([name, mark]) => (
          <div key={name}>
            <dt>{questionnaire[name as keyof typeof marks].label}</dt>
            <dd>{mark} von 5</dd>
          </div>
        ))}
      </dl>
      {ratingComment && <p>{ratingComment}</p>}
    </section>
  );
}
