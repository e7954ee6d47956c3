/** The status of a page, and whether a plan of it failed. */
import { useContext, type ComponentProps } from 'react';
import { siteStatus, type PlanState, type SiteStatus } from '../../../../schema/rules/site/publishing/siteStatus';
import { statusText } from '../../../../schema/rules/site/publishing/statusText';
import { inZone } from '../../../../schema/rules/time/calendar';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { useClock } from '../../../hooks/useClock';
import { Badge } from '../../../ui/feedback/Badge';

interface Props {
  isPublic: boolean;
  hasChanges: boolean;
  /** Null when it is not known. */
  plan: PlanState<string> | null;
  /** The number of blocks that differ from the public ones. */
  changeCount?: number;
}

const tones: Readonly<Record<SiteStatus, ComponentProps<typeof Badge>['tone']>> = {
  draft: 'warning',
  planned: 'info',
  online: 'success',
  changed: 'info',
  expired: 'neutral',
};

const noPlan: PlanState<string> = { publishAt: null, unpublishAt: null, hasExpired: false, hasFailed: false };

export function StatusBadge({ isPublic, hasChanges, plan, changeCount }: Props) {
  const zone = useContext(TimeZoneContext);
  const now = useClock(zone);
  const { publishAt, unpublishAt, hasExpired, hasFailed } = plan ?? noPlan;
  const status = siteStatus({ isPublic, hasChanges, plan: { publishAt, hasExpired } });
  const times = { publishAt: publishAt ? inZone(publishAt, zone) : null, unpublishAt: unpublishAt ? inZone(unpublishAt, zone) : null };
  return (
    <>
      <Badge tone={tones[status]}>{statusText({ status, ...times, changeCount }, now)}</Badge>
      {hasFailed && (
        <>
          {' '}
          <Badge tone="error">Planung fehlgeschlagen</Badge>
        </>
      )}
    </>
  );
}
