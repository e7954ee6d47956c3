/** The fields of a request. What is wrong is said once a field was left. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import platter from '../../illustrations/brezelplatte.svg';
import sticks from '../../illustrations/stangenplatte.svg';
import { CheckChip, CheckGroup } from '../../ui/inputs/CheckboxGroup';
import { ChoiceCard, ChoiceGroup } from '../../ui/inputs/RadioGroup';
import { Input, TextArea } from '../../ui/inputs/controls';
import { CheckField, Field, Star } from '../../ui/inputs/Field';
import { Picture } from '../../ui/display/Image';
import { Stepper } from '../../ui/inputs/Stepper';
import { DateFields } from './DateFields';
import { usualAmount, type Request, type RequestFaults } from './orderRequestForm';
import styles from './OrderRequestDialog.module.css';

interface Props {
  request: Request;
  faults: RequestFaults;
  offered: readonly string[];
  privacyPath: string;
  onChange: (request: Request) => void;
}

const contact = {
  firstName: { label: 'Vorname', type: 'text', complete: 'given-name' },
  lastName: { label: 'Nachname', type: 'text', complete: 'family-name' },
  email: { label: 'E-Mail', type: 'email', complete: 'email' },
  phone: { label: 'Telefon', type: 'tel', complete: 'tel' },
} as const;

export function RequestFields({ request, faults, offered, privacyPath, onChange }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (name: keyof Request): string | undefined => (left.has(name) ? faults[name] : undefined);
  const leave = (name: keyof Request): void => setLeft(new Set([...left, name]));
  const set = (change: Partial<Request>): void => onChange({ ...request, ...change });
  return (
    <>
      <ChoiceGroup
        label="Was dürfen wir backen?"
        form="tiles"
        isRequired
        mark="required"
        value={request.product}
        onChange={product => set({ product: product as Request['product'] })}
      >
        <ChoiceCard value="Brezel" title="Brezel" picture={<Drawing of={platter} />} />
        <ChoiceCard value="Laugenstange" title="Laugenstange" hint="Eine Laugenstange = 3 Personen" picture={<Drawing of={sticks} />} />
      </ChoiceGroup>
      <div className={styles.pair}>
        <Persons amount={request.amount} onChange={amount => set({ amount })} />
        <DateFields date={request.date} error={errorOf('date')} onChange={date => set({ date })} onLeave={() => leave('date')} />
      </div>
      {offered.length > 0 && (
        <CheckGroup
          label="Füllungen"
          mark="required"
          form="chips"
          values={request.fillings}
          error={errorOf('fillings')}
          onChange={fillings => set({ fillings })}
        >
          {offered.map(filling => (
            <CheckChip key={filling} value={filling} />
          ))}
        </CheckGroup>
      )}
      <div className={styles.pair}>
        {(Object.keys(contact) as (keyof typeof contact)[]).map(name => (
          <Field key={name} label={contact[name].label} mark="required" error={errorOf(name)}>
            <Input
              type={contact[name].type}
              autoComplete={contact[name].complete}
              value={request[name]}
              onChange={value => set({ [name]: value })}
              onBlur={() => leave(name)}
            />
          </Field>
        ))}
      </div>
      <Field label="Kommentar" mark="optional">
        <TextArea
          placeholder="Allergien, Anlass, Wünsche"
          autoComplete="off"
          value={request.comment}
          onChange={comment => set({ comment })}
        />
      </Field>
      <CheckField checked={request.privacy} isRequired error={errorOf('privacy')} onChange={privacy => set({ privacy })}>
        Ich habe die{' '}
        <Link to={`/${privacyPath}`} target="_blank">
          Datenschutzerklärung
        </Link>{' '}
        zur Kenntnis genommen.
      </CheckField>
    </>
  );
}

const Drawing = ({ of }: { of: string }): ReactNode => (
  <Picture image={null} sizes="" shape="fill" tile={1} fallback={<img className={styles.drawing} src={of} alt="" />} />
);

/** An empty field becomes three again when it is left (VAL-19). */
const Persons = ({ amount, onChange }: { amount: number | null; onChange: (amount: number | null) => void }) => (
  <div>
    <p className={styles.label}>
      Personen
      <Star />
    </p>
    <Stepper
      label="Personen"
      value={amount === null ? '' : String(amount)}
      canDecrease={(amount ?? 0) > 1}
      onType={text => onChange(/^\d+$/.test(text.trim()) ? Number(text) : null)}
      onCommit={() => onChange(amount ?? usualAmount)}
      onDecrease={() => onChange(Math.max((amount ?? usualAmount) - 1, 1))}
      onIncrease={() => onChange((amount ?? usualAmount) + 1)}
    />
  </div>
);
