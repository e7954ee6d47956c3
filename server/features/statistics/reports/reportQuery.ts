/** What a report is asked for: its parameters, completed and authorized. */
import type { DateTime } from 'luxon';
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { mapValues } from '../../../../schema/objects';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { OrderSource } from '../../../../schema/rules/checkout/orderSource';
import { periodIssues, withDefaultPeriod, type Period } from '../../../../schema/rules/statistics/period';
import type { Report, ReportPermission } from '../../../../schema/rules/statistics/report';
import { inZone } from '../../../../schema/rules/time/calendar';
import { getSettings } from '../../settings/settings.service';
import type { Context } from '../../../platform/context/context';

/** The parameters of reports of a period, as GraphQL and REST send them. */
interface PeriodInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly branch?: Id | null;
  readonly mode?: DeliveryMethod | null;
  readonly source?: OrderSource | null;
}

export interface ReportQuery extends Period {
  readonly timezone: string;
  /** Null means all branches. */
  readonly branches: readonly Id[] | null;
  readonly mode: DeliveryMethod | null;
  readonly source: OrderSource | null;
}

/** Returns the parameters without empty ones. Throws INVALID when they do not fit the report. */
export function validInput<I extends object>({ filters }: Report, input: object): I {
  const given = mapValues(input, value => (value === '' ? null : value));
  throwIfInvalid(validate(filters, given));
  return given as I;
}

/** Completes the parameters. Throws FORBIDDEN for a branch that the viewer may not read. */
export async function completeQuery(context: Context, report: Report, input: object): Promise<ReportQuery> {
  const { from, to, branch, mode = null, source = null } = validInput<PeriodInput>(report, input);
  const { timezone } = await getSettings(context);
  const period = withDefaultPeriod({ from, to }, inZone(context.now, timezone));
  throwIfInvalid(periodIssues(period));
  return { ...period, timezone, branches: await readableBranches(context, report.permission, branch ?? null), mode, source };
}

/** Returns the branches of a report: the given one, or all that the viewer may read. */
async function readableBranches(context: Context, permission: ReportPermission, branch: Id | null): Promise<readonly Id[] | null> {
  const readable = permission === 'statistics.readVisitors' ? await visitedBranches(context) : workedBranches(context);
  if (branch && readable && !readable.includes(branch)) throw new AppError('FORBIDDEN');
  return branch ? [branch] : readable;
}

/** Admins work for every branch, other viewers for their own. */
const workedBranches = ({ viewer }: Context): readonly Id[] | null =>
  viewer!.authorities.includes('ROLE_ADMIN') ? null : viewer!.branches;

/** Users read the visitors of the whole shop (table P), also those of pages of no branch. An API token may be limited to branches. */
async function visitedBranches({ viewer, db }: Context): Promise<readonly Id[] | null> {
  const { isApiClient, branches } = viewer!;
  if (!isApiClient) return null;
  const [{ isLimited }] = await db.query<[{ isLimited: boolean }]>(
    'select exists (select from branch where id <> all($1)) as "isLimited"',
    [branches],
  );
  return isLimited ? branches : null;
}

/** Returns the start of a day in the time zone of the shop. */
export const startOfDay = (date: string, timezone: string): DateTime => inZone(date, timezone);
