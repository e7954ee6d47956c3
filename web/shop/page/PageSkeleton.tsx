/** What stands in place of a page that is on its way. */
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Container } from '../../ui/display/layout';
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
