/** Fields for the delivery method and the delivery area (STORE-05, STORE-06). */
import { deliveryMethods, isDeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { Select } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { methodOf } from '../../ordering/cart/cart';
import styles from './DeliveryMethodFields.module.css';
import { loadMethod } from '../../ordering/cart/cartStorage';
import { useCart } from '../../ordering/cart/useCart';

export function DeliveryMethodFields() {
  const { methods, method, areas, area, setMethod, setArea } = useCart();
  const isHydrated = useIsHydrated();
  if (!methods.length) return null;
  // The method may have been chosen at another branch that offers more methods. Only this device knows it.
  const lastMethod = isHydrated ? loadMethod() : null;
  const preferred = lastMethod ? methodOf(lastMethod) : method;
  const isMissing = !methods.includes(preferred);
  return (
    <div className={styles.fields}>
      <Field label="Art der Lieferung" hint={isMissing && `${deliveryMethods[preferred]} wird hier nicht angeboten.`}>
        <Select
          options={Object.fromEntries(methods.map(name => [name, deliveryMethods[name]]))}
          value={method}
          empty={null}
          onChange={name => isDeliveryMethod(name) && setMethod(name)}
        />
      </Field>
      {area && (
        <Field label="Liefergebiet">
          <Select
            options={Object.fromEntries(areas.map(({ id, area: name }) => [id, name]))}
            value={area.id}
            empty={null}
            onChange={id => setArea(id!)}
          />
        </Field>
      )}
    </div>
  );
}
