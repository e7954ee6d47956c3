/** How the customer pays: on site. */
import { paymentLabels, paymentMethods } from '../../../../../schema/rules/checkout/paymentMethods';
import { isKeyOf } from '../../../../../schema/objects';
import { Select } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { Alert } from '../../../../ui/feedback/Alert';
import { usePhoneOrderContext } from '../phoneOrderContext';

export function PaymentField() {
  const { paymentOptions, paymentMethod, submission, update, errorOf } = usePhoneOrderContext();
  if (paymentOptions.length === 0)
    return submission === 'quotation' ? null : <Alert tone="warning" title="In dieser Filiale kann vor Ort nicht bezahlt werden." />;
  return (
    <Field label="Zahlung" error={errorOf('paymentMethod')}>
      <Select
        empty={null}
        options={Object.fromEntries(paymentOptions.map(method => [method, paymentLabels[method]]))}
        value={paymentMethod}
        onChange={method => isKeyOf(paymentMethods, method) && update({ paymentMethod: method })}
      />
    </Field>
  );
}
