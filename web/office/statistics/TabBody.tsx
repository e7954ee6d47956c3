/** The body of a page of the statistics: its cards, or what happens instead. */
import type { ReactNode } from 'react';
import { hasErrorCode } from '../../app/errorCode';
import { errorMessage } from '../../collection/errorMessages';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './TabBody.module.css';

/** STATS-25. */
export const failureText = 'Statistik konnte nicht geladen werden.';

interface Props {
  error: Error | undefined;
  /** Whether the data is that of the previous filters. */
  isOutdated: boolean;
  onRetry: () => void;
  /** Undefined until there is data. */
  children: ReactNode;
}

export function TabBody({ error, isOutdated, onRetry, children }: Props) {
  if (error)
    return (
      <div className={styles.body}>
        <div className={styles.wide}>
          <ErrorMessage message={hasErrorCode(error, 'INVALID') ? errorMessage(error) : failureText} onRetry={onRetry} />
        </div>
      </div>
    );
  if (!children)
    return (
      <Loading>
        <div className={styles.body}>
          {[1, 2, 3].map(key => (
            <div key={key} className={styles.placeholder}>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      </Loading>
    );
  return (
    <div className={`${styles.body} ${isOutdated ? styles.outdated : ''}`} aria-busy={isOutdated}>
      {children}
    </div>
  );
}
