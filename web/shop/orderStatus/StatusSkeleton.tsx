/** The status page before its order is there. */
import { Container } from '../../ui/display/layout';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './StatusSkeleton.module.css';

export const StatusLoading = () => (
  <Loading>
    <div className={styles.head} />
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
