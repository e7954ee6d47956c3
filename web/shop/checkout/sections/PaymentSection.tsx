/** How it is paid (CHK-32 to CHK-34, G-048). */
import { paymentMethods, type DeliveryMethod, type PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { ChoiceCard, ChoiceGroup } from '../../../ui/inputs/RadioGroup';
import type { IconName } from '../../../ui/display/Icon';
import { Note } from '../../../ui/feedback/Alert';
import { useCheckout, useError } from '../state/checkoutContext';
import { Part } from '../FormSection';

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  cash: 'banknote',
  'atm-card': 'credit-card',
  'hydro-ag-voucher': 'ticket',
  mollie: 'globe',
  datatrans: 'wallet',
};

const hints: Readonly<Record<PaymentMethod, (method: DeliveryMethod) => string>> = {
  cash: () => 'Beim Übernehmen bezahlen',
  'atm-card': method => (method === 'delivery' ? 'Kartenterminal kommt mit' : 'Beim Übernehmen am Kartenterminal bezahlen'),
  'hydro-ag-voucher': () => 'Gutschein bei der Übergabe',
  mollie: () => 'Karte oder EPS, Weiterleitung zum Zahlungsdienst',
  datatrans: () => 'Weiterleitung zum Zahlungsdienst',
};

export function PaymentSection() {
  const { offered, paymentMethod, set, cart } = useCheckout();
  const error = useError('paymentMethod');
  return (
    <Part section="payment" title="Zahlung">
      {offered.length === 0 ? (
        <Note tone="warn" title="Derzeit ist leider keine Zahlungsart verfügbar." />
      ) : (
        <ChoiceGroup
          label="Zahlung"
          isLabelHidden
          value={paymentMethod}
          error={error}
          onChange={method => set({ paymentMethod: method as PaymentMethod })}
        >
          {offered.map(method => (
            <ChoiceCard key={method} value={method} title={paymentMethods[method]} hint={hints[method](cart.method)} icon={icons[method]} />
          ))}
        </ChoiceGroup>
      )}
    </Part>
  );
}
