/** The business customer an order is for: staff of its branch says so (G-123). */
import { useState } from 'react';
import { may } from '../../../../schema/access/roles';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { SearchField } from '../../../collection/SearchField';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Note } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBusinessesQuery, useSetOrderBusinessMutation, type BusinessFragment } from './BusinessCustomer.generated';
import styles from './BusinessCustomer.module.css';
import { failureText } from '../actions/errorText';

const nameOf = ({ number, isCompany, companyName, firstName, lastName }: BusinessFragment): string =>
  [number, (isCompany && companyName) || [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

export function BusinessCustomer({ order }: { order: BoardOrder }) {
  const { roles } = useOffice().me;
  const [isChoosing, setChoosing] = useState(false);
  const mayChange = may(roles, 'customer.list') && !isFinal(order.status);
  const { customer, updatedAt } = order;
  if (!customer && !mayChange) return null;
  return (
    <section className={styles.business} aria-label="Geschäftskunde">
      {customer && (
        <p>
          Geschäftskunde: <b>{nameOf(customer)}</b>
        </p>
      )}
      {mayChange && !isChoosing && (
        <Button look="secondary" size="small" icon={customer ? 'pencil' : 'plus'} onPress={() => setChoosing(true)}>
          {customer ? 'Geschäftskunde ändern' : 'Geschäftskunde zuordnen'}
        </Button>
      )}
      {isChoosing && <Choice id={order.id} version={updatedAt} chosen={customer} onClose={() => setChoosing(false)} />}
    </section>
  );
}

interface ChoiceProps {
  id: string;
  version: string;
  chosen: BusinessFragment | null;
  onClose: () => void;
}

function Choice({ id, version, chosen, onClose }: ChoiceProps) {
  const [value, setValue] = useState<string | null>(chosen?.id ?? null);
  const [change, { loading, error }] = useSetOrderBusinessMutation();
  const save = (): void => void change({ variables: { id, customer: value, ifMatch: version } }).then(onClose, () => {}); // said below
  return (
    <div className={styles.choice}>
      <BusinessSelect chosen={chosen} value={value} onChange={setValue} />
      {error && (
        <Note tone="bad" isNew>
          {failureText(error, 'update')}
        </Note>
      )}
      <div className={styles.ways}>
        <Button look="secondary" onPress={onClose}>
          Abbrechen
        </Button>
        <Button isBusy={loading} onPress={save}>
          Speichern
        </Button>
      </div>
    </div>
  );
}

/** How many are shown at once: more are looked for by words. */
const mostShown = 50;

type BusinessSelectProps = Pick<ChoiceProps, 'chosen'> & { value: string | null; onChange: (id: string | null) => void };

function BusinessSelect({ chosen, value, onChange }: BusinessSelectProps) {
  const [search, setSearch] = useState('');
  const { data, previousData } = useBusinessesQuery({ variables: { search: search.trim() || null } });
  const { items = [], total = 0 } = (data ?? previousData)?.customers ?? {};
  // Who is chosen stays so, though the words look for others.
  const options = Object.fromEntries([...(chosen ? [chosen] : []), ...items].map(item => [item.id, nameOf(item)]));
  const isLong = search !== '' || total > mostShown;
  return (
    <>
      {isLong && <SearchField label="Kunden suchen" placeholder="Kunden suchen" value={search} onSearch={setSearch} />}
      <Field label="Geschäftskunde" hint={data && total === 0 && search === '' ? 'Es sind noch keine Kunden angelegt.' : undefined}>
        <Select options={options} empty="Kein Geschäftskunde" value={value} onChange={onChange} />
      </Field>
    </>
  );
}
