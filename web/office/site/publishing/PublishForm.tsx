/** What the publish dialog says and asks: what is planned, what changes, what the checks found, and when. */
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { SiteRecord } from '../blocks/siteRecord';
import { PageChecks } from './checks/PageChecks';
import type { PageChecks as Checks } from './checks/usePageChecks';
import { PlannedVersion } from './PlannedVersion';
import { PublishChanges } from './PublishChanges';
import styles from './publishing.module.css';
import { PublishTimes } from './PublishTimes';
import type { Publishing } from './usePublishing';
import type { SitePlan } from './useSitePlans';

interface Props {
  record: SiteRecord;
  blocks: Blocks;
  plans: readonly SitePlan[];
  checks: Checks;
  publishing: Publishing;
  onOpenBlock: (index: number) => void;
}

export const PublishForm = ({ record, blocks, plans, checks, publishing, onOpenBlock }: Props) => (
  <form
    className={styles.dialog}
    onSubmit={event => {
      event.preventDefault();
      publishing.run();
    }}
  >
    <PlannedVersion siteId={record.id} blocks={blocks} plans={plans} />
    <PublishChanges record={record} blocks={blocks} />
    <PageChecks checks={checks} blocks={blocks} onOpenBlock={onOpenBlock} />
    <PublishTimes publishing={publishing} />
    <button type="submit" hidden />
  </form>
);
