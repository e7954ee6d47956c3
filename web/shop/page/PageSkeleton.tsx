/** The skeleton of a page that is loading. */
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Container } from '../../ui/display/layout';
import styles from './SitePage.module.css';

export const PageSkeleton = () => (
  <Container>
    <div className={styles.loading}>
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
      </Loading>
    </div>
  </Container>
);
