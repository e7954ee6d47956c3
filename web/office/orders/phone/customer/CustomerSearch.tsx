/** Finds a customer by name, company, number or phone, and takes over what is known of them. Enter takes the first one. */
import { useEffect, useState, type KeyboardEvent } from 'react';
import { SearchField } from '../../../../collection/list/SearchField';
import { Button } from '../../../../ui/actions/Button';
import { customerText } from '../../details/customer/businessCustomerText';
import { contactOf, noCustomer, type PhoneCustomer } from './phoneCustomer';
import { usePhoneCustomersQuery } from './PhoneCustomers.generated';
import styles from './CustomerSearch.module.css';
import { usePhoneOrderContext } from '../phoneOrderContext';

const minSearchLength = 2;

export function CustomerSearch() {
  const { update } = usePhoneOrderContext();
  const [search, setSearch] = useState('');
  const text = search.trim();
  const isSearching = text.length >= minSearchLength;
  const { data, previousData } = usePhoneCustomersQuery({ variables: { search: text }, skip: !isSearching });
  const found = isSearching ? (data ?? previousData)?.customers.items : undefined;
  const first = isSearching ? data?.customers.items[0] : undefined;
  const [enteredText, setEnteredText] = useState<string>();

  function take(customer: PhoneCustomer): void {
    setSearch('');
    setEnteredText(undefined);
    update(contactOf(customer));
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Tab') setEnteredText(undefined); // any other key after Enter means another text
    if (event.key !== 'Enter') return;
    event.preventDefault(); // otherwise Enter sends the order
    const typedText = event.currentTarget.value;
    setSearch(typedText);
    setEnteredText(typedText.trim());
  }
  // Enter may come before the customers do.
  useEffect(() => {
    if (first && enteredText === text) take(first);
  }, [first, enteredText, text]);
  return (
    <div className={styles.search}>
      <SearchField
        label="Kunden suchen"
        placeholder="Stammkunden suchen: Name, Firma, Telefon"
        value={search}
        onSearch={setSearch}
        onKeyDown={handleKey}
      />
      <p role="status" className={styles.status}>
        {found && (found[0] ? `Enter nimmt den ersten: ${customerText(found[0])}.` : 'Kein Kunde gefunden.')}
      </p>
      {found && (
        <ul className={styles.found} aria-label="Gefundene Kunden">
          {found.map(customer => (
            <li key={customer.id}>
              <Button variant="secondary" isWide onPress={() => take(customer)}>
                <span className={styles.name}>{customerText(customer)}</span>
                <span className={styles.place}>{[customer.phone, customer.city].filter(Boolean).join(' · ')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.status}>
        <TakenCustomer />
      </div>
    </div>
  );
}

/** Tells that the order will belong to a customer, and undoes that. */
function TakenCustomer() {
  const { draft, update } = usePhoneOrderContext();
  if (!draft.customer) return null;
  return (
    <p className={styles.taken}>
      Die Bestellung wird {draft.isCompany ? draft.companyName : 'diesem Kunden'} zugeordnet.
      <Button variant="text" size="small" icon="x" onPress={() => update(noCustomer)}>
        Nicht zuordnen
      </Button>
    </p>
  );
}
