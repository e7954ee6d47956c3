/** The fields of an order request. An error is shown after its field loses the focus. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import platter from '../../illustrations/pretzel-platter.svg';
import sticks from '../../illustrations/stick-platter.svg';
import { CheckboxChip, CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { RadioCard, RadioGroup } from '../../ui/inputs/RadioGroup';
import { Input, TextArea } from '../../ui/inputs/controls';
import { CheckField, Field, RequiredMark } from '../../ui/inputs/Field';
import { Image } from '../../ui/display/Image';
import { Stepper } from '../../ui/inputs/Stepper';
import { DateFields } from './DateFields';
import { defaultPersons, type OrderRequestForm, type OrderRequestErrors } from './orderRequestForm';
import styles from './OrderRequestDialog.module.css';

interface Props {
  request: OrderRequestForm;
  errors: OrderRequestErrors;
  offeredFillings: readonly string[];
  privacyPath: string;
  onChange: (request: OrderRequestForm) => void;
}

const contactFields = {
  firstName: { label: 'Vorname', type: 'text', complete: 'given-name' },
  lastName: { label: 'Nachname', type: 'text', complete: 'family-name' },
  email: { label: 'E-Mail', type: 'email', complete: 'email' },
  phone: { label: 'Telefon', type: 'tel', complete: 'tel' },
} as const;

export function OrderRequestFields({ request, errors, offeredFillings, privacyPath, onChange }: Props) {
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<string>>(new Set());
  const visibleError = (name: keyof OrderRequestForm): string | undefined => (blurredFields.has(name) ? errors[name] : undefined);
  const markBlurred = (name: keyof OrderRequestForm): void => setBlurredFields(new Set([...blurredFields, name]));
  const update = (change: Partial<OrderRequestForm>): void => onChange({ ...request, ...change });
  return (
    <>
      <RadioGroup
        label="Was dürfen wir backen?"
        layout="tiles"
        isRequired
        mark="required"
        value={request.product}
        onChange={product => update({ product: product as OrderRequestForm['product'] })}
      >
        <RadioCard value="Brezel" title="Brezel" image={<Illustration src={platter} />} />
        <RadioCard value="Laugenstange" title="Laugenstange" hint="Eine Laugenstange = 3 Personen" image={<Illustration src={sticks} />} />
      </RadioGroup>
      <div className={styles.columns}>
        <PersonsField amount={request.amount} onChange={amount => update({ amount })} />
        <DateFields
          date={request.date}
          error={visibleError('date')}
          onChange={date => update({ date })}
          onBlur={() => markBlurred('date')}
        />
      </div>
      {offeredFillings.length > 0 && (
        <CheckboxGroup
          label="Füllungen"
          mark="required"
          layout="chips"
          values={request.fillings}
          error={visibleError('fillings')}
          onChange={fillings => update({ fillings })}
        >
          {offeredFillings.map(filling => (
            <CheckboxChip key={filling} value={filling} />
          ))}
        </CheckboxGroup>
      )}
      <div className={styles.columns}>
        {(Object.keys(contactFields) as (keyof typeof contactFields)[]).map(name => (
          <Field key={name} label={contactFields[name].label} mark="required" error={visibleError(name)}>
            <Input
              type={contactFields[name].type}
              autoComplete={contactFields[name].complete}
              value={request[name]}
              onChange={value => update({ [name]: value })}
              onBlur={() => markBlurred(name)}
            />
          </Field>
        ))}
      </div>
      <Field label="Kommentar" mark="optional">
        <TextArea
          placeholder="Allergien, Anlass, Wünsche"
          autoComplete="off"
          value={request.comment}
          onChange={comment => update({ comment })}
        />
      </Field>
      <CheckField checked={request.privacy} isRequired error={visibleError('privacy')} onChange={privacy => update({ privacy })}>
        Ich habe die{' '}
        <Link to={`/${privacyPath}`} target="_blank">
          Datenschutzerklärung
        </Link>{' '}
        zur Kenntnis genommen.
      </CheckField>
    </>
  );
}

const Illustration = ({ src }: { src: string }): ReactNode => (
  <Image image={null} sizes="" shape="fill" tile={1} fallback={<img className={styles.illustration} src={src} alt="" />} />
);

/** An empty field is reset to three when it loses the focus (VAL-19). */
const PersonsField = ({ amount, onChange }: { amount: number | null; onChange: (amount: number | null) => void }) => (
  <div>
    <p className={styles.label}>
      Personen
      <RequiredMark />
    </p>
    <Stepper
      label="Personen"
      value={amount === null ? '' : String(amount)}
      canDecrease={(amount ?? 0) > 1}
      onType={text => onChange(/^\d+$/.test(text.trim()) ? Number(text) : null)}
      onCommit={() => onChange(amount ?? defaultPersons)}
      onDecrease={() => onChange(Math.max((amount ?? defaultPersons) - 1, 1))}
      onIncrease={() => onChange((amount ?? defaultPersons) + 1)}
    />
  </div>
);
