/** Everything the branch knows of an order. */
import { useClock } from '../../hooks/useClock';
import { inZone } from '../../../schema/rules/calendar';
import { momentText } from '../../../schema/rules/dateText';
import { moneyText } from '../../../schema/rules/money';
import { statusText } from '../../../schema/rules/orderTexts';
import { LinkButton } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { useOffice } from '../shell/office';
import type { BoardOrder } from './board';
import { useBoardView } from './boardView';
import { dueOf } from './dueText';
import styles from './OrderDetails.module.css';
import { addressLines, amountText, answersText, customerName, itemPrice, paymentText, totalText, wayIcon, wayText } from './orderText';

export function OrderDetails({ order }: { order: BoardOrder }) {
  const { showsProducts, showsCustomers } = useBoardView();
  return (
    <>
      <Facts order={order} />
      {showsCustomers && <Customer order={order} />}
      {showsProducts && <Items order={order} />}
      <Sums order={order} />
      <Times order={order} />
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
        {order.phone && <LinkButton look="secondary" icon="phone" label="Anrufen" to={`tel:${order.phone.replaceAll(' ', '')}`} />}
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

function Items({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  return (
    <ul className={styles.items} aria-label="Positionen">
      {order.items.map(item => (
        <li key={item.index} className={item.isRemoved ? styles.removed : undefined}>
          <b className={styles.amount}>{amountText(item)}</b>
          <span className={styles.name}>
            <b>{item.name}</b>
            {item.parts.map(part => (
              <small key={part.name}>
                {part.name}: <Answer part={part} order={order} />
              </small>
            ))}
            {item.comment && <small>{item.comment}</small>}
          </span>
          <span className={styles.price}>{itemPrice(item, config.currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The answer to a part: its files to be opened, or its words. */
function Answer({ part, order }: { part: BoardOrder['items'][number]['parts'][number]; order: BoardOrder }) {
  const files = order.uploads.filter(({ id }) => part.value.includes(id));
  if (files.length === 0) return answersText({ parts: [part] }, order);
  return files.map(({ id, version, extension, publicHash, name, hasPreview }) => (
    <a key={id} className={styles.file} href={`/upload/${publicHash}/${id}-${version}.${extension}`} target="_blank" rel="noopener">
      {hasPreview && <img src={`/upload/${publicHash}/preview/${id}-${version}.jpg`} alt="" loading="lazy" />}
      {name ?? 'Datei'}
    </a>
  ));
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

const steps = {
  createdAt: 'Eingegangen',
  confirmedAt: 'Bestätigt',
  inDeliveryAt: 'Abholbereit',
  deliveredAt: 'Zugestellt',
  completedAt: 'Abgeschlossen',
  rejectedAt: 'Abgelehnt',
  canceledAt: 'Storniert',
  failedAt: 'Fehlgeschlagen',
  paidAt: 'Bezahlt',
} as const satisfies Partial<Record<keyof BoardOrder, string>>;

function Times({ order }: { order: BoardOrder }) {
  const { timezone } = useOffice().config;
  const at = useClock(timezone);
  const labels = { ...steps, ...(order.deliveryType === 'delivery' && { inDeliveryAt: 'Unterwegs' }) };
  const known = (Object.keys(labels) as (keyof typeof steps)[]).flatMap(name =>
    order[name] ? [[labels[name], order[name]] as const] : [],
  );
  return (
    <section className={styles.times}>
      <h3>Verlauf</h3>
      <ul>
        {known
          .toSorted(([, a], [, b]) => a.localeCompare(b))
          .map(([label, time]) => (
            <li key={label}>
              <span>{label}</span>
              <time dateTime={time}>{momentText(inZone(time, timezone), at)}</time>
            </li>
          ))}
      </ul>
      {order.rejectionMessage && <p>Nachricht: {order.rejectionMessage}</p>}
    </section>
  );
}
