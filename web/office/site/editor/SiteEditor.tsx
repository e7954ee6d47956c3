/** The page editor: blocks and settings next to a preview. Saves drafts automatically; only publishing shows them to visitors. */
import { useParams } from 'react-router';
import { site } from '../../../../schema/collections/site';
import { useSiteQuery } from '../../../generated/collections/site';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading } from '../../../ui/feedback/Skeleton';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { BlockDragging } from '../blocks/BlockDragging';
import styles from './SiteEditor.module.css';
import { LoadedSiteEditor } from './LoadedSiteEditor';

export function SiteEditor() {
  const { id } = useParams();
  const { data, error, refetch } = useSiteQuery({ variables: { id: id! }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (data) {
    return (
      <BlockDragging key={data.record.id}>
        <LoadedSiteEditor record={data.record} />
      </BlockDragging>
    );
  }
  return (
    <>
      <PageHeader title={site.singularLabel} />
      <div className={styles.single}>
        {error ? <ErrorMessage message={errorMessage(error, failureText(site, 'get'))} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    </>
  );
}
