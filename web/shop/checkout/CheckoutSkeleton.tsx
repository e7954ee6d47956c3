/** The shape of checkout while it is on its way. */
import { Container } from '../../ui/display/layout';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './CheckoutSkeleton.module.css';

export const CheckoutSkeleton = () => (
  <Container>
    <Loading>
      <div className={styles.page}>
        <Skeleton shape="heading" />
        {['method', 'contact', 'cart'].map(part => (
          <div key={part} className={styles.part}>
            <Skeleton shape="heading" />
            <div className={styles.block}>
              <Skeleton shape="block" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  </Container>
);
