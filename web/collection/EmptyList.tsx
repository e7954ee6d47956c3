/** A list without rows: those that are still to come, and none at all. */
import { Icon } from '../ui/display/Icon';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { ResetButton } from './ListFilters';
import styles from './pages.module.css';

const greyRows = 8;

export const GreyRows = () => (
  <Loading>
    {Array.from({ length: greyRows }, (_, index) => (
      <Skeleton key={index} shape="heading" />
    ))}
  </Loading>
);

interface Props {
  isNarrowed: boolean;
  /** There are some, on the pages before. */
  isBeyond?: boolean;
}

export const EmptyList = ({ isNarrowed, isBeyond = false }: Props) => (
  <div className={styles.empty} role="status">
    <Icon name={isNarrowed ? 'search' : 'inbox'} size="large" />
    {isNarrowed && !isBeyond ? (
      <>
        <p>Leider wurden keine Ergebnisse gefunden.</p>
        <ResetButton />
      </>
    ) : (
      <p>{isBeyond ? 'Auf dieser Seite gibt es keine Einträge mehr.' : 'Hier gibt es noch keine Einträge.'}</p>
    )}
  </div>
);
