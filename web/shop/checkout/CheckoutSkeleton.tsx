/** The checkout page while it loads: its heading and a placeholder of the form. */
import { Container } from '../../ui/display/layout';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { CheckoutHeading } from './CheckoutHeading';
import styles from './CheckoutSkeleton.module.css';

export const CheckoutSkeleton = () => (
  <Container>
    <div className={styles.page}>
      <div>
        <CheckoutHeading />
      </div>
      <Loading>
        {['method', 'contact', 'cart'].map(section => (
          <div key={section} className={styles.section}>
            <Skeleton shape="heading" />
            <div className={styles.block}>
              <Skeleton shape="block" />
            </div>
          </div>
        ))}
      </Loading>
    </div>
  </Container>
);
