/** The details of an order that staff of the branch may read. */
import { useClock } from '../../../hooks/useClock';
import { inZone } from '../../../../schema/rules/time/calendar';
import { telLink } from '../../../../schema/rules/site/contactText';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { statusText } from '../../../../schema/rules/order/orderTexts';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { LinkButton } from '../../../ui/actions/Button';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { BusinessCustomer } from './BusinessCustomer';
import { actionsFor, type BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { dueView } from '../dueText';
import styles from './OrderDetails.module.css';
import { OrderItems } from './OrderItems';
import { OrderLog } from './OrderLog';
import { CheckPayment } from './CheckPayment';
import { ProposeTimeForm } from '../actions/ProposeTimeForm';
import { addressLines, customerName, paymentText, totalText, deliveryMethodIcon, deliveryMethodText } from '../orderText';

export function OrderDetails({ order }: { order: BoardOrder }) {
  const { showsProducts, showsCustomers } = useBoardContext();
  const { me } = useOffice();
  return (
    <>
      <Facts order={order} />
      <CheckPayment order={order} />
      {showsCustomers && <Customer order={order} />}
      {showsCustomers && <BusinessCustomer key={order.id} order={order} />}
      {showsProducts && <OrderItems order={order} />}
      <Totals order={order} />
      {actionsFor(order, 'proposal', me.roles).length > 0 && <ProposeTimeForm key={order.id} order={order} />}
      <Ratings order={order} />
      <OrderLog order={order} />
    </>
  );
}

function Facts({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  const now = useClock(config.timezone);
  const due = dueView(order, now);
  const { text, isPaid } = paymentText(order);
  return (
    <div className={styles.facts}>
      <Fact
        icon={deliveryMethodIcon(order)}
        title={deliveryMethodText(order)}
        text={[order.branch.name, order.deliveryArea?.area].filter(Boolean).join(', ')}
      />
      <Fact
        icon="clock"
        title={order.dueAt ? relativeDateTimeText(inZone(order.dueAt, config.timezone), now) : statusText(order)}
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
      <div className={styles.contact}>
        <div>
          {name && <b>{name}</b>}
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {order.phone && <p>{order.phone}</p>}
          {order.email && <p>{order.email}</p>}
        </div>
        {order.phone && <LinkButton variant="secondary" icon="phone" label="Anrufen" to={telLink(order.phone)} />}
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

function Totals({ order }: { order: BoardOrder }) {
  const { currency } = useOffice().config;
  const { deliveryGross, totalNet, totalTax } = order.pricing;
  return (
    <dl className={styles.totals}>
      {deliveryGross > 0 && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.muted}>
        <dt>Netto / USt.</dt>
        <dd>
          {moneyText(totalNet, currency)} / {moneyText(totalTax, currency)}
        </dd>
      </div>
      {order.donationAmount !== null && (
        <div className={styles.muted}>
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

/** The rating by the customer (G-061). */
function Ratings({ order }: { order: BoardOrder }) {
  const { rating, foodRating, serviceRating, processRating, ratingComment } = order;
  if (rating === null) return null;
  const ratings = { rating, foodRating, serviceRating, processRating };
  return (
    <section className={styles.rating} aria-label="Bewertung">
      <h3>Bewertung</h3>
      <dl>
        {Object.entries(ratings).map(([name, value]) => (
          <div key={name}>
            <dt>{questionnaire[name as keyof typeof ratings].label}</dt>
            <dd>{value} von 5</dd>
          </div>
        ))}
      </dl>
      {ratingComment && <p>{ratingComment}</p>}
    </section>
  );
}
