/** The skeleton of the order status page while the order is loading. */
import { Container } from '../../../ui/display/layout';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './StatusSkeleton.module.css';

export const StatusSkeleton = () => (
  <Loading>
    <div className={styles.header} />
    <Container>
      <div className={styles.steps}>
        {[1, 2, 3, 4].map(step => (
          <Skeleton key={step} shape="block" />
        ))}
      </div>
      <Skeleton shape="block" />
    </Container>
  </Loading>
);
