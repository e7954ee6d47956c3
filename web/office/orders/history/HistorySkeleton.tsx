/** The skeleton of the history while the orders are loading. */
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './HistoryPage.module.css';

export const HistorySkeleton = () => (
  <Loading>
    <div className={styles.skeletons}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Loading>
);
