/** The skeleton of a table of orders while it is loading. */
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './OrderTable.module.css';

export const OrderTableSkeleton = ({ rows }: { rows: number }) => (
  <Loading>
    <div className={styles.skeletons}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Loading>
);
