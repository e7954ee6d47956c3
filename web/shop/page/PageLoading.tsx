/** What stands in place of a page that is on its way. */
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Container } from '../../ui/layout';
import styles from './SitePage.module.css';

export const PageLoading = () => (
  <Container>
    <div className={styles.loading}>
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
      </Loading>
    </div>
  </Container>
);
