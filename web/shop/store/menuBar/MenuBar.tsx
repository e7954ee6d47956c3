/** The bar above the menu: the search, the filters and links to the categories. It stays visible while the menu scrolls. */
import { lazy, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useShortcut } from '../../../ui/actions/useShortcut';
import { Container } from '../../../ui/display/layout';
import { LazyBoundary } from '../../../ui/feedback/LazyBoundary';
import { CategoryBar } from './CategoryBar';
import styles from './MenuBar.module.css';
import { SearchField } from './SearchField';
import { countProducts, type FilteredMenu } from './useMenuFilter';

/** Few customers filter the menu, so the dialog is loaded on demand. */
const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog')).FilterDialog }));

/** A menu of at most so many products is read as quickly as searched. */
const maxProductsWithoutSearch = 10;

interface Props {
  menu: FilteredMenu;
  hasCategories: boolean;
}

export function MenuBar({ menu, hasCategories }: Props) {
  const { sections, allSections } = menu;
  const hasSearch = countProducts(allSections) > maxProductsWithoutSearch;
  const hasLinks = hasCategories && allSections.length > 1;
  if (!hasSearch && !hasLinks) return null;
  return (
    <div className={styles.bar}>
      <Container>
        <div className={styles.row}>
          {hasSearch && <MenuTools menu={menu} />}
          {hasLinks && <CategoryBar sections={sections} />}
        </div>
      </Container>
    </div>
  );
}

/** The search and the filters. While the search is open on a phone, it takes the place of the categories. */
function MenuTools({ menu }: { menu: FilteredMenu }) {
  const { filter } = menu;
  const [isOpened, setOpened] = useState(false);
  const [hasDialog, setDialog] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => {
    setOpened(true);
    input.current?.focus();
  };
  useShortcut('/', open);
  const close = (): void => {
    setOpened(false);
    menu.change({ term: '' });
    requestAnimationFrame(() => searchButton.current?.focus());
  };
  const filterCount = filter.avoided.length + filter.categories.length + (filter.diet ? 1 : 0);
  return (
    <>
      {isOpened || filter.term ? (
        <SearchField ref={input} menu={menu} isFocused={isOpened} onClose={close} />
      ) : (
        <Button ref={searchButton} variant="text" icon="search" label="Produkt suchen" onPress={open} />
      )}
      <span className={styles.filter}>
        <Button
          variant="text"
          icon="list-filter"
          popup="dialog"
          label={filterCount ? `Filter (${filterCount} gewählt)` : 'Filter'}
          onPress={() => setDialog(true)}
        />
        {filterCount > 0 && (
          <span className={styles.count} aria-hidden="true">
            {filterCount}
          </span>
        )}
      </span>
      {hasDialog && (
        <LazyBoundary>
          <FilterDialog menu={menu} onClose={() => setDialog(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
