/** The fields of the checkout form, each with its label, required mark and error. */
import type { ReactNode } from 'react';
import { countries } from '../../../../schema/fields/shared/countries';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { Input, Select } from '../../../ui/inputs/controls';
import { CheckField, Field } from '../../../ui/inputs/Field';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { controlId } from '../../../ordering/checkout/errorMessages';
import type { ContactCheckboxName, TextName } from '../../../ordering/checkout/checkoutForm';
import { isKeyOf } from '../../../../schema/objects';

interface TextProps {
  name: TextName;
  /** What the browser may fill in; off if the browser has no such value. */
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  hint?: ReactNode;
  /** Normalizes the text while it is typed. */
  normalize?: (text: string) => string;
}

export function TextField({ name, autoComplete = 'off', hint, normalize = text => text, ...inputProps }: TextProps) {
  const { form, updateForm, isRequired } = useCheckout();
  const { label, ...field } = createOrderFields[name];
  return (
    <Field id={controlId(name)} label={label} mark={isRequired(name) ? 'required' : 'optional'} hint={hint} error={useFieldError(name)}>
      <Input
        {...inputProps}
        autoComplete={autoComplete}
        name={name}
        value={form[name]}
        maxLength={'max' in field ? field.max : undefined}
        onChange={text => updateForm({ [name]: normalize(text) })}
      />
    </Field>
  );
}

export function CountryField({ name, autoComplete }: { name: 'country' | 'deliveryCountry'; autoComplete: string }) {
  const { form, updateForm } = useCheckout();
  return (
    <Field id={controlId(name)} label={createOrderFields[name].label} mark="required" error={useFieldError(name)}>
      <Select
        autoComplete={autoComplete}
        options={countries}
        value={form[name]}
        empty={null}
        onChange={country => isKeyOf(countries, country) && updateForm({ [name]: country })}
      />
    </Field>
  );
}

type CheckboxName = ContactCheckboxName | 'legalInstructions' | 'privacyPolicy';

export function FormCheckbox({ name, isRequired, children }: { name: CheckboxName; isRequired?: boolean; children: ReactNode }) {
  const { form, updateForm } = useCheckout();
  return (
    <CheckField
      id={controlId(name)}
      checked={form[name]}
      error={useFieldError(name)}
      {...(isRequired !== undefined && { isRequired })}
      onChange={checked => updateForm({ [name]: checked })}
    >
      {children}
    </CheckField>
  );
}
