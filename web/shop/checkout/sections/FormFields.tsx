/** The controls of the checkout form: each knows its label, whether it is required, and what is wrong with it. */
import type { ReactNode } from 'react';
import { countries } from '../../../../schema/fields/shared/countries';
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { Input, Select } from '../../../ui/inputs/controls';
import { CheckField, Field } from '../../../ui/inputs/Field';
import { useCheckout, useError } from '../state/checkoutContext';
import { controlId } from '../state/errorMessages';
import type { Country, FlagName, TextName } from '../state/checkoutForm';

interface TextProps {
  name: TextName;
  /** What the browser may fill in; nothing unless it knows such a thing. */
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  hint?: ReactNode;
  /** What becomes of the text while it is typed. */
  tidy?: (text: string) => string;
}

export function TextField({ name, autoComplete = 'off', hint, tidy = text => text, ...native }: TextProps) {
  const { form, set, isRequired } = useCheckout();
  const { label, ...field } = orderDraft[name];
  return (
    <Field id={controlId(name)} label={label} mark={isRequired(name) ? 'required' : 'optional'} hint={hint} error={useError(name)}>
      <Input
        {...native}
        autoComplete={autoComplete}
        name={name}
        value={form[name]}
        maxLength={'max' in field ? field.max : undefined}
        onChange={text => set({ [name]: tidy(text) })}
      />
    </Field>
  );
}

export function CountryField({ name, autoComplete }: { name: 'country' | 'deliveryCountry'; autoComplete: string }) {
  const { form, set } = useCheckout();
  return (
    <Field id={controlId(name)} label={orderDraft[name].label} mark="required" error={useError(name)}>
      <Select
        autoComplete={autoComplete}
        options={countries}
        value={form[name]}
        empty={null}
        onChange={country => set({ [name]: country as Country })}
      />
    </Field>
  );
}

type BoxName = FlagName | 'legalInstructions' | 'privacyPolicy';

export function BoxField({ name, isRequired, children }: { name: BoxName; isRequired?: boolean; children: ReactNode }) {
  const { form, set } = useCheckout();
  return (
    <CheckField
      id={controlId(name)}
      checked={form[name]}
      error={useError(name)}
      {...(isRequired !== undefined && { isRequired })}
      onChange={checked => set({ [name]: checked })}
    >
      {children}
    </CheckField>
  );
}
