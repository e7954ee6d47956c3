/** The search for a product. */
import { useEffect, type FormEvent, type RefObject } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import styles from './MenuBar.module.css';
import { resultId, scrollToResult } from './scrollToResult';
import { useLostSearch } from './useLostSearch';
import type { FilteredMenu } from './useMenuFilter';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  menu: FilteredMenu;
  /** Whether the visitor has opened the search, so that it takes the focus. */
  isFocused: boolean;
  onClose: () => void;
}

const maxLength = 80;

export function SearchField({ ref, menu, isFocused, onClose }: Props) {
  const { filter, change } = menu;
  useLostSearch(menu);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [ref, isFocused]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ref.current?.blur(); // hides the keyboard of a phone, which covers the result
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        aria-label="Produkt suchen"
        aria-controls={resultId}
        placeholder="Produkt suchen"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={filter.term}
        onChange={event => {
          change({ term: event.target.value });
          scrollToResult();
        }}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          event.preventDefault(); // otherwise the browser only empties the field
          onClose();
        }}
      />
      <Button variant="text" icon="x" label="Suche schließen" onPress={onClose} />
    </form>
  );
}
