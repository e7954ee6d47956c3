/** Where to: the delivery area, an address, a company, and another address to deliver to (CHK-13 to CHK-16, CHK-48). */
import { moneyText } from '../../../../schema/rules/pricing/money';
import { Select } from '../../../ui/inputs/controls';
import { Field, FieldCell, FieldGrid } from '../../../ui/inputs/Field';
import type { CartArea } from '../../cart/state/cartProduct';
import { useCheckout, useError } from '../state/checkoutContext';
import { controlId } from '../state/errorMessages';
import { BoxField, CountryField, TextField } from './FormFields';
import styles from './AddressSection.module.css';
import { Part } from '../FormSection';

export function AddressSection() {
  const { shown, form } = useCheckout();
  return (
    <Part section="address" title={shown.area ? 'Lieferadresse' : 'Adresse'}>
      <FieldGrid>
        {shown.area && (
          <FieldCell span={6}>
            <AreaField />
          </FieldCell>
        )}
        {shown.address && <AddressFields />}
      </FieldGrid>
      {shown.address && (
        <div className={styles.boxes}>
          <BoxField name="isCompany">
            Ich bestelle für eine Firma <span className={styles.aside}>(Firmenname und UID)</span>
          </BoxField>
          {form.isCompany && <CompanyFields />}
          {shown.area && <BoxField name="isDeliveryAddressDifferent">An eine andere Adresse liefern</BoxField>}
        </div>
      )}
      {shown.address && shown.area && form.isDeliveryAddressDifferent && <OtherAddress />}
    </Part>
  );
}

function AreaField() {
  const { cart, currency } = useCheckout();
  return (
    <Field id={controlId('deliveryArea')} label="Liefergebiet" mark="required" error={useError('deliveryArea')}>
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

/** `Dornbirn Zentrum – 3,90 €, kostenlos ab 40,00 €` */
function areaText({ area, price, free, freeFromOrderValue }: CartArea, currency: string): string {
  if (free || price === 0) return `${area} – kostenlos`;
  const from = freeFromOrderValue ? `, kostenlos ab ${moneyText(freeFromOrderValue, currency)}` : '';
  return `${area} – ${moneyText(price, currency)}${from}`;
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

function OtherAddress() {
  const { form } = useCheckout();
  return (
    <fieldset className={styles.other}>
      <legend>Abweichende Lieferadresse</legend>
      <FieldGrid>
        <FieldCell span={3}>
          <TextField name="deliveryFirstName" autoComplete="shipping given-name" />
        </FieldCell>
        <FieldCell span={3}>
          <TextField name="deliveryLastName" autoComplete="shipping family-name" />
        </FieldCell>
        <FieldCell span={6}>
          <BoxField name="isDeliveryCompany">Lieferung an eine Firma</BoxField>
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
