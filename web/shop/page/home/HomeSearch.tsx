/** The way from the hero of the home page to an order: the search for a branch, or a button. */
import { Button, LinkButton } from '../../../ui/actions/Button';
import { SearchForm } from '../../overview/SearchForm';
import { onlyBranch, useShop } from '../../shell/state/shopContext';
import { useSharedBranchSearch } from './branchSearchContext';
import styles from './HomeSearch.module.css';

export function HomeSearch() {
  const { config, branches } = useShop();
  const { term, setTerm, scrollToResult } = useSharedBranchSearch();
  const branch = onlyBranch(branches);
  if (branches.length === 0) return null;
  if (!branch && config.enablePluginSearch) return <SearchForm term={term} onChange={setTerm} onSearch={scrollToResult} />;
  return (
    <div className={styles.action}>
      {branch ? (
        <LinkButton size="large" icon="shopping-bag" to={`/store/${branch.identifier}`}>
          Jetzt bestellen
        </LinkButton>
      ) : (
        <Button size="large" icon="map-pin" onPress={scrollToResult}>
          Filiale wählen
        </Button>
      )}
    </div>
  );
}
