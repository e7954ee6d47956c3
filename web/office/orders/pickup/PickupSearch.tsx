/** The search at the counter. It has the focus, Enter goes to the only result and Escape clears it. */
import type { KeyboardEvent, Ref } from 'react';
import { Input } from '../../../ui/inputs/controls';
import styles from './Pickup.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  search: string;
  /** How many orders it finds. */
  count: number;
  onChange: (search: string) => void;
  onEnter: () => void;
}

export function PickupSearch({ ref, search, count, onChange, onEnter }: Props) {
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault(); // The button that gets the focus must not be pressed by the same key.
      onEnter();
    }
    if (event.key === 'Escape') onChange('');
  }
  return (
    <div className={styles.search}>
      <Input
        ref={ref}
        type="search"
        autoFocus
        autoComplete="off"
        aria-label="Suche nach Nummer, Name oder Telefon"
        placeholder="Nummer, Name oder Telefon"
        value={search}
        onChange={onChange}
        onKeyDown={handleKey}
      />
      <p role="status">{search.trim() && foundText(count)}</p>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'Keine Bestellung von heute passt dazu. Ältere stehen im Verlauf.';
  return count === 1 ? '1 Bestellung gefunden' : `${count} Bestellungen gefunden`;
}
