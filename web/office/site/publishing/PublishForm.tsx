/** What the publish dialog says and asks: what is planned, what changes, what the checks found, and when. */
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { SiteRecord } from '../blocks/siteRecord';
import type { FieldPath } from '../editor/useSiteEditor';
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
  onOpenField: (path: FieldPath) => void;
}

export const PublishForm = ({ record, blocks, plans, checks, publishing, onOpenField }: Props) => (
  <div className={styles.dialog}>
    <PlannedVersion siteId={record.id} blocks={blocks} plans={plans} />
    <div className={record.isPublic ? styles.columns : styles.dialog}>
      <PublishChanges record={record} blocks={blocks} />
      <div className={styles.dialog}>
        <PageChecks checks={checks} blocks={blocks} onOpenField={onOpenField} />
        <PublishTimes publishing={publishing} />
      </div>
    </div>
  </div>
);
