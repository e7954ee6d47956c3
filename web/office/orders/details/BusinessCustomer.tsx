/** Shows and sets the business customer of an order (G-123). Staff of the branch can set it. */
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { SearchField } from '../../../collection/SearchField';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Alert } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBusinessCustomersQuery, useSetBusinessCustomerMutation, type BusinessCustomerFragment } from './BusinessCustomer.generated';
import styles from './BusinessCustomer.module.css';
import { errorText } from '../actions/errorText';

const customerText = ({ number, isCompany, companyName, firstName, lastName }: BusinessCustomerFragment): string =>
  [number, (isCompany && companyName) || [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

export function BusinessCustomer({ order }: { order: BoardOrder }) {
  const { roles } = useOffice().me;
  const [isEditing, setEditing] = useState(false);
  const canEdit = can(roles, 'customer.list') && !isFinal(order.status);
  const { customer, updatedAt } = order;
  if (!customer && !canEdit) return null;
  return (
    <section className={styles.business} aria-label="Geschäftskunde">
      {customer && (
        <p>
          Geschäftskunde: <b>{customerText(customer)}</b>
        </p>
      )}
      {canEdit && !isEditing && (
        <Button variant="secondary" size="small" icon={customer ? 'pencil' : 'plus'} onPress={() => setEditing(true)}>
          {customer ? 'Geschäftskunde ändern' : 'Geschäftskunde zuordnen'}
        </Button>
      )}
      {isEditing && <CustomerEditor id={order.id} version={updatedAt} current={customer} onClose={() => setEditing(false)} />}
    </section>
  );
}

interface EditorProps {
  id: string;
  version: string;
  current: BusinessCustomerFragment | null;
  onClose: () => void;
}

function CustomerEditor({ id, version, current, onClose }: EditorProps) {
  const [value, setValue] = useState<string | null>(current?.id ?? null);
  const [setBusinessCustomer, { loading, error }] = useSetBusinessCustomerMutation();
  const save = (): void => void setBusinessCustomer({ variables: { id, customer: value, ifMatch: version } }).then(onClose, () => {}); // the message is shown below
  return (
    <div className={styles.editor}>
      <BusinessCustomerSelect current={current} value={value} onChange={setValue} />
      {error && (
        <Alert tone="error" isNew>
          {errorText(error, 'update')}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onClose}>
          Abbrechen
        </Button>
        <Button isBusy={loading} onPress={save}>
          Speichern
        </Button>
      </div>
    </div>
  );
}

/** Matches the `limit` of the query. Above this number a search field is shown. */
const maxCustomers = 50;

type BusinessCustomerSelectProps = Pick<EditorProps, 'current'> & { value: string | null; onChange: (id: string | null) => void };

function BusinessCustomerSelect({ current, value, onChange }: BusinessCustomerSelectProps) {
  const [search, setSearch] = useState('');
  const { data, previousData } = useBusinessCustomersQuery({ variables: { search: search.trim() || null } });
  const { items = [], total = 0 } = (data ?? previousData)?.customers ?? {};
  // The current customer stays an option, even if the search does not find it.
  const options = Object.fromEntries([...(current ? [current] : []), ...items].map(item => [item.id, customerText(item)]));
  const isLong = search !== '' || total > maxCustomers;
  return (
    <>
      {isLong && <SearchField label="Kunden suchen" placeholder="Kunden suchen" value={search} onSearch={setSearch} />}
      <Field label="Geschäftskunde" hint={data && total === 0 && search === '' ? 'Es sind noch keine Kunden angelegt.' : undefined}>
        <Select options={options} empty="Kein Geschäftskunde" value={value} onChange={onChange} />
      </Field>
    </>
  );
}
