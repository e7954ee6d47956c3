/** The progress of the checkout next to the form: its sections and their state. Hidden on small screens. */
import { deliveryMethods } from '../../../schema/rules/checkout/deliveryMethods';
import { paymentLabels } from '../../../schema/rules/checkout/paymentMethods';
import { sumText } from '../../../schema/rules/pricing/priceNotices';
import { Icon } from '../../ui/display/Icon';
import { Card } from '../../ui/display/Card';
import { countText } from '../../ordering/cart/cartTexts';
import { appointmentDateText } from './state/appointmentText';
import { focusControl, useCheckout, type Checkout } from './state/checkoutContext';
import { sectionId, sections, type SectionName } from '../../ordering/checkout/errorMessages';
import styles from './CheckoutProgress.module.css';

interface SectionProgress {
  title: string;
  /** The chosen value. */
  value?: string;
}

export function CheckoutProgress() {
  const checkout = useCheckout();
  const { cart, currency } = checkout;
  const progress = progressBySection(checkout);
  return (
    <aside className={styles.progress} aria-label="Fortschritt">
      <Card>
        <div className={styles.content}>
          <h2>Fast im Sackerl</h2>
          <ol>
            {sections.map(section => {
              const item = progress[section];
              return item && <SectionLine key={section} section={section} {...item} />;
            })}
          </ol>
          <p className={styles.total}>
            <span>Gesamt</span>
            <span>{sumText(cart.pricing.totalGross, cart.pricing.isApproximate, currency)}</span>
          </p>
        </div>
      </Card>
    </aside>
  );
}

function SectionLine({ section, title, value = '' }: SectionProgress & { section: SectionName }) {
  const { errors, submitCount } = useCheckout();
  const errorCount = errors.filter(error => error.section === section).length;
  const state = errorCount === 0 ? 'done' : submitCount > 0 ? 'invalid' : 'open';
  const text = { done: value, invalid: errorCount === 1 ? '1 Fehler' : `${errorCount} Fehler`, open: 'offen' }[state];
  return (
    <li>
      <a
        href={`#${sectionId(section)}`}
        onClick={event => {
          event.preventDefault();
          focusControl(sectionId(section));
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
  invalid: { name: 'circle-alert', label: 'Fehler:' },
  open: { name: 'circle-dashed', label: 'Offen:' },
} as const;

/** Returns the visible sections with their values. The comment is left out because it is optional. */
function progressBySection({ cart, formSections, at, branch, paymentMethod }: Checkout): Partial<Record<SectionName, SectionProgress>> {
  return {
    method: { title: 'Art der Lieferung', value: deliveryMethods[cart.method] },
    ...(formSections.table && { table: { title: 'Tisch', value: cart.table ?? '' } }),
    ...(formSections.contact && { contact: { title: 'Kontakt' } }),
    ...((formSections.area || formSections.address) && { address: { title: formSections.area ? 'Lieferadresse' : 'Adresse' } }),
    ...(formSections.appointment && {
      appointment: { title: 'Termin', value: appointmentDateText(cart.appointment, at, branch.isAppointmentRequired) },
    }),
    cart: { title: 'Warenkorb', value: countText(cart.count) },
    ...(formSections.payment && { payment: { title: 'Zahlung', value: paymentMethod ? paymentLabels[paymentMethod] : '' } }),
    consent: { title: 'Zum Schluss' },
  };
}
