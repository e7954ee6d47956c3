/** The skeleton of the board while the orders are loading. */
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './OrdersPage.module.css';

export const BoardSkeleton = () => (
  <Loading>
    <div className={styles.skeletons}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </Loading>
);
