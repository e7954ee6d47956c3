/** Delivery area, address, company and a different delivery address (CHK-13 to CHK-16, CHK-48). */
import { moneyText } from '../../../../schema/rules/pricing/money';
import { Select } from '../../../ui/inputs/controls';
import { Field, FieldCell, FieldGrid } from '../../../ui/inputs/Field';
import type { CartArea } from '../../../ordering/cart/cartProduct';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { controlId } from '../../../ordering/checkout/errorMessages';
import { FormCheckbox, CountryField, TextField } from './FormFields';
import styles from './AddressSection.module.css';
import { FormSection } from '../FormSection';

export function AddressSection() {
  const { formSections, form } = useCheckout();
  return (
    <FormSection section="address" title={formSections.area ? 'Lieferadresse' : 'Adresse'}>
      <FieldGrid>
        {formSections.area && (
          <FieldCell span={6}>
            <AreaField />
          </FieldCell>
        )}
        {formSections.address && <AddressFields />}
      </FieldGrid>
      {formSections.address && (
        <div className={styles.checkboxes}>
          <FormCheckbox name="isCompany">
            Ich bestelle für eine Firma <span className={styles.hint}>(Firmenname und UID)</span>
          </FormCheckbox>
          {form.isCompany && <CompanyFields />}
          {formSections.area && <FormCheckbox name="isDeliveryAddressDifferent">An eine andere Adresse liefern</FormCheckbox>}
        </div>
      )}
      {formSections.address && formSections.area && form.isDeliveryAddressDifferent && <DeliveryAddress />}
    </FormSection>
  );
}

function AreaField() {
  const { cart, currency } = useCheckout();
  return (
    <Field id={controlId('deliveryArea')} label="Liefergebiet" mark="required" error={useFieldError('deliveryArea')}>
      <Select
        autoComplete="off"
        options={Object.fromEntries(cart.areas.map(area => [area.id, areaText(area, currency)]))}
        value={cart.area?.id ?? null}
        empty={null}
        onChange={id => id && cart.setArea(id)}
      />
    </Field>
  );
}

function areaText({ area, price, free, freeFromOrderValue }: CartArea, currency: string): string {
  if (free || price === 0) return `${area} – kostenlos`;
  const freeFromText = freeFromOrderValue ? `, kostenlos ab ${moneyText(freeFromOrderValue, currency)}` : '';
  return `${area} – ${moneyText(price, currency)}${freeFromText}`;
}

const AddressFields = () => (
  <>
    <FieldCell span={6}>
      <TextField name="street" autoComplete="address-line1" />
    </FieldCell>
    <FieldCell span={2} isNarrow>
      <TextField name="floor" />
    </FieldCell>
    <FieldCell span={2} isNarrow>
      <TextField name="stairway" />
    </FieldCell>
    <FieldCell span={2} isNarrow>
      <TextField name="door" />
    </FieldCell>
    <FieldCell span={2} isNarrow>
      <TextField name="zipCode" autoComplete="postal-code" inputMode="numeric" />
    </FieldCell>
    <FieldCell span={4} isNarrow>
      <TextField name="city" autoComplete="address-level2" />
    </FieldCell>
    <FieldCell span={6}>
      <CountryField name="country" autoComplete="country" />
    </FieldCell>
  </>
);

const CompanyFields = () => (
  <div className={styles.company}>
    <FieldGrid>
      <FieldCell span={4}>
        <TextField name="companyName" autoComplete="organization" />
      </FieldCell>
      <FieldCell span={2}>
        <TextField name="vatNumber" />
      </FieldCell>
    </FieldGrid>
  </div>
);

function DeliveryAddress() {
  const { form } = useCheckout();
  return (
    <fieldset className={styles.deliveryAddress}>
      <legend>Abweichende Lieferadresse</legend>
      <FieldGrid>
        <FieldCell span={3}>
          <TextField name="deliveryFirstName" autoComplete="shipping given-name" />
        </FieldCell>
        <FieldCell span={3}>
          <TextField name="deliveryLastName" autoComplete="shipping family-name" />
        </FieldCell>
        <FieldCell span={6}>
          <FormCheckbox name="isDeliveryCompany">Lieferung an eine Firma</FormCheckbox>
          {form.isDeliveryCompany && <TextField name="deliveryCompanyName" autoComplete="shipping organization" />}
        </FieldCell>
        <FieldCell span={6}>
          <TextField name="deliveryStreet" autoComplete="shipping address-line1" />
        </FieldCell>
        <FieldCell span={2} isNarrow>
          <TextField name="deliveryFloor" />
        </FieldCell>
        <FieldCell span={2} isNarrow>
          <TextField name="deliveryStairway" />
        </FieldCell>
        <FieldCell span={2} isNarrow>
          <TextField name="deliveryDoor" />
        </FieldCell>
        <FieldCell span={2} isNarrow>
          <TextField name="deliveryZipCode" autoComplete="shipping postal-code" inputMode="numeric" />
        </FieldCell>
        <FieldCell span={4} isNarrow>
          <TextField name="deliveryCity" autoComplete="shipping address-level2" />
        </FieldCell>
        <FieldCell span={6}>
          <CountryField name="deliveryCountry" autoComplete="shipping country" />
        </FieldCell>
      </FieldGrid>
    </fieldset>
  );
}
