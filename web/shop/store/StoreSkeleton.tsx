/** The placeholder of the store page while it loads, with its final geometry. */
import { Container } from '../../ui/display/layout';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './StoreSkeleton.module.css';

export const StoreSkeleton = ({ name }: { name: string }) => (
  <>
    <div className={styles.header}>
      <Container>
        <h1>{name}</h1>
      </Container>
    </div>
    <Loading>
      <Container>
        <div className={styles.store}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.card}>
              <Skeleton shape="image" />
              <Skeleton shape="heading" />
              <Skeleton />
            </div>
          ))}
        </div>
      </Container>
    </Loading>
  </>
);
