/** The placeholder of the checkout page while it loads. */
import { Container } from '../../ui/display/layout';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './CheckoutSkeleton.module.css';

export const CheckoutSkeleton = () => (
  <Container>
    <Loading>
      <div className={styles.page}>
        <Skeleton shape="heading" />
        {['method', 'contact', 'cart'].map(section => (
          <div key={section} className={styles.section}>
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
