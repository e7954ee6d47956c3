/** What the reports of one user are asked for: the viewer, or for managers a user of their branches (table P). */
import type { DateTime } from 'luxon';
import { throwIfInvalid } from '../../../../../schema/errors/appError';
import type { Id } from '../../../../../schema/fields/field';
import { periodIssues, type Period } from '../../../../../schema/rules/statistics/period';
import type { Report } from '../../../../../schema/rules/statistics/report';
import { inZone } from '../../../../../schema/rules/time/calendar';
import type { User } from '../../../identity/user.entity';
import { userService } from '../../../identity/user.service';
import { requireUser } from '../../../identity/viewerUser';
import { getSettings } from '../../../settings/settings.service';
import type { Context } from '../../../../platform/context/context';
import { validInput } from '../reportQuery';

interface ProfileInput {
  readonly user?: Id | null;
  readonly start?: string | null;
  readonly now?: string | null;
  readonly end?: string | null;
}

export interface ProfileQuery extends Period {
  readonly user: User;
  readonly now: DateTime;
  readonly timezone: string;
}

/** Completes the parameters: the current month of the viewer. */
export async function completeProfileQuery(context: Context, report: Report, input: object): Promise<ProfileQuery> {
  const { user, start, now, end } = validInput<ProfileInput>(report, input);
  const { timezone } = await getSettings(context);
  const times = {
    start: start ? inZone(start, timezone) : inZone(context.now, timezone).startOf('month'),
    now: inZone(now ?? context.now, timezone),
  };
  const last = end ? inZone(end, timezone) : times.start.endOf('month');
  throwIfInvalid(
    Object.entries({ ...times, end: last }).flatMap(([name, time]) =>
      time.isValid ? [] : [{ path: [name], rule: 'invalidDate' as const }],
    ),
  );
  const period = { from: times.start.toISODate()!, to: last.toISODate()! };
  throwIfInvalid(periodIssues(period).map(issue => ({ ...issue, path: [issue.path[0] === 'from' ? 'start' : 'end'] })));
  // The service answers FORBIDDEN or NOT_FOUND for users whom the viewer may not read.
  return { ...period, now: times.now, timezone, user: await userService.get(context, user ?? requireUser(context)) };
}
