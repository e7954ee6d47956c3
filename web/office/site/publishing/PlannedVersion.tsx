/** What is planned already, whether the page has changed since, and what failed. */
import { useContext } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { waitingPlan } from '../../../../schema/rules/site/publishing/siteStatus';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { Alert } from '../../../ui/feedback/Alert';
import { useInstantText } from '../../useInstantText';
import { CancelPlanButton } from './CancelPlanButton';
import styles from './publishing.module.css';
import { usePlannedChanges } from './usePlannedChanges';
import type { SitePlan } from './useSitePlans';

interface Props {
  siteId: string;
  blocks: Blocks;
  plans: readonly SitePlan[];
}

export function PlannedVersion({ siteId, blocks, plans }: Props) {
  const publication = waitingPlan(plans, 'publish');
  const failed = plans.filter(({ failure }) => failure !== null);
  return (
    <>
      {failed.map(plan => (
        <FailedPlan key={plan.id} plan={plan} />
      ))}
      {publication && <Publication key={publication.id} plan={publication} siteId={siteId} blocks={blocks} />}
    </>
  );
}

function FailedPlan({ plan }: { plan: SitePlan }) {
  const instantText = useInstantText();
  const what = plan.kind === 'publish' ? 'veröffentlicht' : 'offline genommen';
  return (
    <Alert tone="error" title={`Die Seite wurde nicht wie geplant ${what}: ${instantText(plan.at)}.`}>
      <p>{plan.failure}</p>
      <CancelPlanButton id={plan.id} label="Meldung entfernen" />
    </Alert>
  );
}

function Publication({ plan, siteId, blocks }: { plan: SitePlan; siteId: string; blocks: Blocks }) {
  const instantText = useInstantText();
  const zone = useContext(TimeZoneContext);
  const hasChanged = usePlannedChanges(siteId, blocks);
  return (
    <Alert tone={hasChanged ? 'warning' : 'info'} icon="clock" title={`Geplant für ${instantText(plan.at)}, von ${plan.author}.`}>
      {hasChanged && (
        <p>
          Geplant wird die Fassung vom {dateTimeText(inZone(plan.createdAt, zone))}, die Seite wurde seitdem geändert. „Planung ersetzen“
          plant die aktuelle Fassung.
        </p>
      )}
      <p className={styles.gap}>Die geplante Fassung wird auch dann öffentlich, wenn Sie vorher eine andere veröffentlichen.</p>
      <CancelPlanButton id={plan.id} label="Planung aufheben" />
    </Alert>
  );
}
