/** The payment method (CHK-32 to CHK-34, G-048). */
import { paymentMethods, type DeliveryMethod, type PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import type { IconName } from '../../../ui/display/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { FormSection } from '../FormSection';

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
  const { paymentOptions, paymentMethod, updateForm, cart } = useCheckout();
  const error = useFieldError('paymentMethod');
  return (
    <FormSection section="payment" title="Zahlung">
      {paymentOptions.length === 0 ? (
        <Alert tone="warning" title="Derzeit ist leider keine Zahlungsart verfügbar." />
      ) : (
        <RadioGroup
          label="Zahlung"
          isLabelHidden
          value={paymentMethod}
          error={error}
          onChange={method => updateForm({ paymentMethod: method as PaymentMethod })}
        >
          {paymentOptions.map(method => (
            <RadioCard key={method} value={method} title={paymentMethods[method]} hint={hints[method](cart.method)} icon={icons[method]} />
          ))}
        </RadioGroup>
      )}
    </FormSection>
  );
}
