/** What the publish dialog holds: when to publish the page and when to take it offline, and the operation itself. */
import { DateTime } from 'luxon';
import { useContext, useState } from 'react';
import { messageFor } from '../../../../schema/errors/messages';
import { validatePlanTimes, type PlanTimes } from '../../../../schema/rules/site/publishing/sitePlan';
import { waitingPlan } from '../../../../schema/rules/site/publishing/siteStatus';
import { shortTimeText } from '../../../../schema/rules/site/publishing/statusText';
import { inZone } from '../../../../schema/rules/time/calendar';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { useToast } from '../../../ui/overlays/Toasts';
import type { SiteEditor } from '../editor/useSiteEditor';
import { useCancelSitePlanMutation } from './Publishing.generated';
import type { SitePlan } from './useSitePlans';

export interface Publishing {
  /** Whether the page is published at a time instead of now. */
  isLater: boolean;
  setLater: (isLater: boolean) => void;
  times: PlanTimes;
  setTimes: (times: PlanTimes) => void;
  /** How often publishing was tried. */
  tryCount: number;
  /** The message for each time that is wrong, once publishing was tried. */
  messages: Readonly<Partial<Record<keyof PlanTimes, string>>>;
  isBusy: boolean;
  error: unknown;
  label: (hasEmptyBlocks: boolean) => string;
  run: () => void;
}

const timeOf = (plan: SitePlan | undefined): Date | null => (plan ? new Date(plan.at) : null);

export function usePublishing(editor: SiteEditor, plans: readonly SitePlan[], onDone: () => void): Publishing {
  const planned = { publish: waitingPlan(plans, 'publish'), unpublish: waitingPlan(plans, 'unpublish') };
  const [isLater, setLater] = useState(planned.publish !== undefined);
  const [times, setTimes] = useState<PlanTimes>({ publishAt: timeOf(planned.publish), unpublishAt: timeOf(planned.unpublish) });
  const [tryCount, setTryCount] = useState(0);
  const { run, isBusy, error } = useSteps();
  const successText = useSuccessText();
  const issues = timeIssues(times, isLater);
  const publish = async (): Promise<boolean> => {
    if (!isLater && !(await editor.publish())) return false;
    return planTimes(isLater ? times : { ...times, publishAt: null });
  };
  const [cancelPlan] = useCancelSitePlanMutation({ refetchQueries: ['PlansOfSite'] });
  const planTimes = async ({ publishAt, unpublishAt }: PlanTimes): Promise<boolean> => {
    const { publish, unpublish } = planned;
    if (unpublish && !unpublishAt) await cancelPlan({ variables: { id: unpublish.id } });
    const isNewEnd = unpublishAt?.getTime() !== timeOf(unpublish)?.getTime();
    const newTimes = { publishAt: publishAt?.toISOString() ?? null, unpublishAt: (isNewEnd && unpublishAt?.toISOString()) || null };
    if (!newTimes.publishAt && !newTimes.unpublishAt) return true;
    return editor.schedule({ ...newTimes, replaces: [publish, unpublish].flatMap(plan => plan?.id ?? []) });
  };
  return {
    ...{ isLater, setLater, times, setTimes, tryCount, isBusy, error },
    messages: tryCount > 0 ? Object.fromEntries(issues.map(issue => [issue.path[0], messageFor(issue)])) : {},
    label: hasEmptyBlocks => {
      if (isLater) return planned.publish ? 'Planung ersetzen' : 'Planen';
      return hasEmptyBlocks ? 'Trotzdem veröffentlichen' : 'Veröffentlichen';
    },
    run: () => {
      setTryCount(tryCount + 1);
      if (issues.length === 0 && !isBusy) void run(publish, successText(isLater ? times.publishAt : null), onDone);
    },
  };
}

/** Validates what was chosen. A page that is published now is online from now on. */
function timeIssues({ publishAt, unpublishAt }: PlanTimes, isLater: boolean) {
  const now = new Date();
  if (!isLater) return unpublishAt ? validatePlanTimes({ publishAt: null, unpublishAt }, now) : [];
  if (!publishAt) return [{ path: ['publishAt'], rule: 'required' } as const];
  return validatePlanTimes({ publishAt, unpublishAt }, now);
}

function useSuccessText(): (publishAt: Date | null) => string {
  const zone = useContext(TimeZoneContext);
  return publishAt => {
    if (!publishAt) return 'Seite veröffentlicht.';
    return `Veröffentlichung geplant: ${shortTimeText(inZone(publishAt, zone), DateTime.now().setZone(zone))}.`;
  };
}

/** Runs the operation once at a time. The dialog stays open and shows an error. */
function useSteps() {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (operation: () => Promise<boolean>, successText: string, onDone: () => void): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const isDone = await operation();
      if (isDone) toast(successText);
      onDone(); // a conflict is shown in the page
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return { run, isBusy, error };
}
