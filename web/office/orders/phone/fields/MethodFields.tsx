/** How the customer gets the order: delivery method, delivery area and table. */
import { deliveryMethods } from '../../../../../schema/rules/checkout/deliveryMethods';
import { mapKeys } from '../../../../../schema/objects';
import { FieldErrorText, Field } from '../../../../ui/inputs/Field';
import { Select } from '../../../../ui/inputs/controls';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { usePhoneOrderContext } from '../phoneOrderContext';

export function MethodFields() {
  const { cart, sections, tables, errorOf } = usePhoneOrderContext();
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
      {sections.area && cart.area && (
        <Field label="Liefergebiet" mark="required" error={errorOf('deliveryArea')}>
          <Select
            empty={null}
            options={Object.fromEntries(cart.areas.map(({ id, area }) => [id, area]))}
            value={cart.area.id}
            onChange={id => id && cart.setArea(id)}
          />
        </Field>
      )}
      {sections.table && (
        <Field label="Tisch" mark="required" error={errorOf('table')}>
          <Select
            empty="Bitte wählen"
            options={Object.fromEntries((tables.names ?? []).map(name => [name, name]))}
            value={cart.table}
            onChange={cart.setTable}
          />
        </Field>
      )}
    </>
  );
}
