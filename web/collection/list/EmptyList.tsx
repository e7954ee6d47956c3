/** Shows an empty list, or the skeleton of a list that is loading. */
import { Icon } from '../../ui/display/Icon';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { ResetButton } from './ListFilters';
import styles from '../pages.module.css';

const skeletonRows = 8;

export const ListSkeleton = () => (
  <Loading>
    {Array.from({ length: skeletonRows }, (_, index) => (
      <Skeleton key={index} shape="heading" />
    ))}
  </Loading>
);

interface Props {
  isFiltered: boolean;
  /** The list has entries, but on earlier pages. */
  isPastLastPage?: boolean;
}

export const EmptyList = ({ isFiltered, isPastLastPage = false }: Props) => (
  <div className={styles.empty} role="status">
    <Icon name={isFiltered ? 'search' : 'inbox'} size="large" />
    {isFiltered && !isPastLastPage ? (
      <>
        <p>Leider wurden keine Ergebnisse gefunden.</p>
        <ResetButton />
      </>
    ) : (
      <p>{isPastLastPage ? 'Auf dieser Seite gibt es keine Einträge mehr.' : 'Hier gibt es noch keine Einträge.'}</p>
    )}
  </div>
);
