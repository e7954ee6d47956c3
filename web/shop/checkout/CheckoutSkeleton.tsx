/** The placeholder of the checkout form while it loads. */
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './CheckoutSkeleton.module.css';

export const CheckoutSkeleton = () => (
  <div className={styles.form}>
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
);
