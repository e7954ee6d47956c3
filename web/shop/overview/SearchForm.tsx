/** The search for a branch by postcode, city or other texts of the branch (HOME-03, HOME-23). */
import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { VisuallyHidden } from '../../ui/display/layout';
import styles from './SearchForm.module.css';

interface Props {
  term: string;
  onChange: (term: string) => void;
  /** Called on submit with a non-empty term. */
  onSearch: () => void;
}

export function SearchForm({ term, onChange, onSearch }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have typed before the page reacted.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current!.value;
    if (typed !== term) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (input.current!.value.trim()) onSearch();
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>Filiale suchen</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        placeholder="PLZ / Ort"
        autoComplete="postal-code"
        enterKeyHint="search"
        value={term}
        onChange={event => onChange(event.target.value)}
      />
      <span className={styles.wide}>
        <Button type="submit" icon="search">
          Filiale finden
        </Button>
      </span>
      <span className={styles.narrow}>
        <Button type="submit" icon="search" label="Filiale finden" />
      </span>
    </form>
  );
}
