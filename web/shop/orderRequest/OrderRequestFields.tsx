/** The fields of an order request. An error is shown after its field loses the focus, or after the form was sent. */
import { useState } from 'react';
import { Link } from 'react-router';
import { CheckboxChip, CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { TextArea } from '../../ui/inputs/controls';
import { CheckField, Field } from '../../ui/inputs/Field';
import { ContactFields } from './ContactFields';
import { DateFields } from './DateFields';
import type { OrderRequestForm, OrderRequestErrors } from './orderRequestForm';
import styles from './OrderRequestDialog.module.css';
import { PersonsField } from './PersonsField';
import { ProductField } from './ProductField';

interface Props {
  request: OrderRequestForm;
  errors: OrderRequestErrors;
  offeredFillings: readonly string[];
  privacyPath: string;
  /** Shows also the errors of fields that have not had the focus yet. */
  isShowingAllErrors: boolean;
  onChange: (request: OrderRequestForm) => void;
}

export function OrderRequestFields({ request, errors, offeredFillings, privacyPath, isShowingAllErrors, onChange }: Props) {
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<string>>(new Set());
  const visibleError = (name: keyof OrderRequestForm): string | undefined =>
    isShowingAllErrors || blurredFields.has(name) ? errors[name] : undefined;
  const markBlurred = (name: keyof OrderRequestForm): void => setBlurredFields(new Set([...blurredFields, name]));
  const update = (change: Partial<OrderRequestForm>): void => onChange({ ...request, ...change });
  return (
    <>
      <ProductField product={request.product} onChange={product => update({ product })} />
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
      <ContactFields {...{ request, visibleError, update, markBlurred }} />
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
