/** Creates links that show the draft of a page without a login, and lists those of the page. */
import { errorMessage } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DraftLinkList } from './DraftLinkList';
import { useDraftLinksQuery } from './DraftLinks.generated';
import { NewDraftLink } from './NewDraftLink';

export function DraftLinksDialog({ site, onClose }: { site: string; onClose: () => void }) {
  const { data, error, refetch } = useDraftLinksQuery({ variables: { site }, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog title="Vorschau-Link" onClose={onClose}>
      <NewDraftLink site={site} links={data?.draftLinks ?? []} />
      {data ? (
        <DraftLinkList links={data.draftLinks} />
      ) : error ? (
        <ErrorMessage message={errorMessage(error, 'Die Links konnten nicht geladen werden.')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
