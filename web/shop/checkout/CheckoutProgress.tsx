/** The bag beside the form that fills with what is done; on smaller screens the form alone says it. */
import { deliveryMethods, paymentMethods } from '../../../schema/rules/checkout/deliveryMethods';
import { sumText } from '../../../schema/rules/pricing/priceNotices';
import { Icon } from '../../ui/display/Icon';
import { Paper } from '../../ui/display/Card';
import { countText } from '../cart/state/cartTexts';
import { chosenDay } from './state/appointmentText';
import { goTo, useCheckout, type Checkout } from './state/checkoutContext';
import { sectionId, sections, type Section } from './state/errorMessages';
import styles from './CheckoutProgress.module.css';

interface Stage {
  title: string;
  /** What was chosen there. */
  value?: string;
}

export function Progress() {
  const checkout = useCheckout();
  const { cart, currency } = checkout;
  const stages = stagesOf(checkout);
  return (
    <aside className={styles.progress} aria-label="Fortschritt">
      <Paper>
        <div className={styles.bag}>
          <h2>Fast im Sackerl</h2>
          <ol>
            {sections.map(section => {
              const stage = stages[section];
              return stage && <Line key={section} section={section} {...stage} />;
            })}
          </ol>
          <p className={styles.total}>
            <span>Gesamt</span>
            <span>{sumText(cart.pricing.totalGross, cart.pricing.isApproximate, currency)}</span>
          </p>
        </div>
      </Paper>
    </aside>
  );
}

function Line({ section, title, value = '' }: Stage & { section: Section }) {
  const { complaints, tries } = useCheckout();
  const own = complaints.filter(complaint => complaint.section === section).length;
  const state = own === 0 ? 'done' : tries > 0 ? 'wrong' : 'open';
  const text = { done: value, wrong: own === 1 ? '1 Fehler' : `${own} Fehler`, open: 'offen' }[state];
  return (
    <li>
      <a
        href={`#${sectionId(section)}`}
        onClick={event => {
          event.preventDefault();
          goTo(sectionId(section));
        }}
      >
        <span className={styles[state]}>
          <Icon name={icons[state].name} label={icons[state].label} />
        </span>
        {title}
        <span className={styles.value}>{text}</span>
      </a>
    </li>
  );
}

const icons = {
  done: { name: 'circle-check', label: 'Erledigt:' },
  wrong: { name: 'circle-alert', label: 'Fehler:' },
  open: { name: 'circle-dashed', label: 'Offen:' },
} as const;

/** The sections that are asked for, and what they hold. The comment is nobody's duty. */
function stagesOf({ cart, shown, at, branch, paymentMethod }: Checkout): Partial<Record<Section, Stage>> {
  return {
    method: { title: 'Art der Lieferung', value: deliveryMethods[cart.method] },
    ...(shown.table && { table: { title: 'Tisch', value: cart.table ?? '' } }),
    ...(shown.contact && { contact: { title: 'Kontakt' } }),
    ...((shown.area || shown.address) && { address: { title: shown.area ? 'Lieferadresse' : 'Adresse' } }),
    ...(shown.appointment && { appointment: { title: 'Termin', value: chosenDay(cart.appointment, at, branch.isAppointmentRequired) } }),
    cart: { title: 'Warenkorb', value: countText(cart.count) },
    ...(shown.payment && { payment: { title: 'Zahlung', value: paymentMethod ? paymentMethods[paymentMethod] : '' } }),
    consent: { title: 'Zum Schluss' },
  };
}
