/** The payment method (CHK-32 to CHK-34, G-048). */
import { paymentMethods } from '../../../../schema/rules/checkout/paymentMethods';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import { Alert } from '../../../ui/feedback/Alert';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { FormSection } from '../FormSection';
import { isKeyOf } from '../../../../schema/objects';

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
          onChange={method => isKeyOf(paymentMethods, method) && updateForm({ paymentMethod: method })}
        >
          {paymentOptions.map(method => {
            const { label, hint, icon } = paymentMethods[method];
            return <RadioCard key={method} value={method} title={label} hint={hint(cart.method)} icon={icon} />;
          })}
        </RadioGroup>
      )}
    </FormSection>
  );
}
