/** How many products match, and the filters that are set, each with a button that removes it. */
import { useRef } from 'react';
import crumbs from '../../../illustrations/crumbs.svg';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { EmptyState } from '../../shell/EmptyState';
import styles from './FilterSummary.module.css';
import { resultId } from './scrollToResult';
import { activeFilters } from './filterTexts';
import { countProducts, type FilteredMenu } from './useMenuFilter';

export function FilterSummary({ menu: { filter, isActive, sections, allSections, change, reset } }: { menu: FilteredMenu }) {
  const count = countProducts(sections);
  const result = useRef<HTMLDivElement>(null);
  const isEmpty = isActive && count === 0;
  // The pressed button disappears.
  const focusResult = (): void => result.current?.focus({ preventScroll: true });
  return (
    <div ref={result} id={resultId} tabIndex={-1} className={styles.summary}>
      <p role="status">
        {isActive && (isEmpty ? 'Leider wurden keine Ergebnisse gefunden.' : countText(count, countProducts(allSections)))}
      </p>
      {isActive && (
        <ul aria-label="Gesetzte Filter">
          {activeFilters(filter, allSections).map(({ text, without }) => (
            <li key={text}>
              <button
                type="button"
                aria-label={`${text}: Filter entfernen`}
                onClick={() => {
                  change(without);
                  focusResult();
                }}
              >
                {text}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!allSections.length && <EmptyState illustration={crumbs} title="Derzeit sind keine Produkte verfügbar." />}
      {isEmpty && allSections.length > 0 && (
        <EmptyState illustration={crumbs} title="Nur noch Krümel.">
          <Button
            variant="secondary"
            onPress={() => {
              reset();
              focusResult();
            }}
          >
            Suche zurücksetzen
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

const countText = (count: number, total: number): string => `${count} von ${total} Produkten ${count === 1 ? 'wird' : 'werden'} angezeigt.`;
