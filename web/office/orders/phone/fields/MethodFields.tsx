/** How the customer gets the order: delivery method, delivery area and table. */
import { deliveryMethods } from '../../../../../schema/rules/checkout/deliveryMethods';
import { mapKeys } from '../../../../../schema/objects';
import { FieldErrorText, Field } from '../../../../ui/inputs/Field';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';
import { Select } from '../../../../ui/inputs/controls';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { usePhoneOrderContext } from '../phoneOrderContext';

export function MethodFields() {
  const { cart, formSections, tables, errorOf } = usePhoneOrderContext();
  const { methods, method } = cart;
  const error = errorOf('deliveryType');
  return (
    <>
      {methods.length > 1 && (
        <SegmentedControl
          label="Art der Lieferung"
          options={mapKeys(methods, name => deliveryMethods[name])}
          value={method}
          onChange={cart.setMethod}
        />
      )}
      {error && <FieldErrorText id="method-error">{error}</FieldErrorText>}
      {formSections.area && cart.area && (
        <Field label="Liefergebiet" mark="required" error={errorOf('deliveryArea')}>
          <Select
            empty={null}
            options={Object.fromEntries(cart.areas.map(({ id, area }) => [id, area]))}
            value={cart.area.id}
            onChange={id => id && cart.setArea(id)}
          />
        </Field>
      )}
      {tables.retry && <ErrorMessage message="Tische konnten nicht geladen werden." onRetry={tables.retry} />}
      {formSections.table && (
        <Field label="Tisch" mark="required" error={errorOf('table')}>
          <Select
            empty="Bitte wählen"
            options={Object.fromEntries((tables.names ?? []).map(name => [name, name]))}
            value={tables.names?.includes(cart.table ?? '') ? cart.table : null}
            onChange={cart.setTable}
          />
        </Field>
      )}
    </>
  );
}
