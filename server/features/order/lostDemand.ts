/** Counts orders that were not possible, so that a shop sees what it could have sold. Nothing of the customer is stored. */
import { AppError } from '../../../schema/errors/appError';
import type { Rule } from '../../../schema/errors/messages';
import type { Id } from '../../../schema/fields/field';
import type { Issue } from '../../../schema/fields/validation/validate';
import type { CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import { isSoldOut, type SoldOutMark } from '../../../schema/rules/product/soldOut';
import { lostAreaText, lostSlotText, type LostDemandKind } from '../../../schema/rules/statistics/demand/lostDemand';
import { inZone } from '../../../schema/rules/time/calendar';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';

/** The kind by the rule that was broken. */
const kinds: { readonly [R in Rule]?: LostDemandKind } = {
  slotFull: 'slot_full',
  closed: 'closed',
  paused: 'paused',
  notAvailable: 'not_available',
};

const kindOf = ({ path, rule }: Issue): LostDemandKind | undefined =>
  path[0] === 'deliveryArea' && rule === 'recordNotFound' ? 'area_unknown' : kinds[rule];

interface LostBranch {
  readonly id: Id;
  readonly soldOut: readonly (SoldOutMark & { readonly product: Id })[];
}

interface Lost {
  readonly action: LostDemandKind;
  readonly name: string | null;
}

/** Counts each reason and product of a rejected order once. Orders that staff enter are corrected and not lost. */
export async function recordLostDemand(context: Context, input: CreateOrderInput, error: unknown): Promise<void> {
  if (context.viewer || !(error instanceof AppError)) return;
  const reasons = error.issues.flatMap(issue => {
    const kind = kindOf(issue);
    return kind ? [{ kind, issue }] : [];
  });
  if (reasons.length === 0) return;
  const { timezone } = await getSettings(context);
  const [branch] = await context.db.query<LostBranch[]>('select id, "soldOut" from branch where id::text = $1 or identifier = $1', [
    input.branch,
  ]);
  const lost = new Map<string, Lost>();
  for (const reason of reasons) {
    const entry = lostBy(reason, { input, branch, timezone, now: context.now });
    lost.set(JSON.stringify(entry), entry);
  }
  const common = { at: context.now, type: 'lost-demand', category: input.deliveryType, branch: branch?.id ?? null };
  for (const entry of lost.values()) context.services.analytics.record({ ...common, ...entry });
}

interface Reason {
  readonly kind: LostDemandKind;
  readonly issue: Issue;
}

interface LostOrder {
  readonly input: CreateOrderInput;
  readonly branch: LostBranch | undefined;
  readonly timezone: string;
  readonly now: Date;
}

function lostBy({ kind, issue }: Reason, { input, branch, timezone, now }: LostOrder): Lost {
  const time = input.appointmentDate ? inZone(input.appointmentDate, timezone) : null;
  if (kind === 'area_unknown') return { action: kind, name: lostAreaText([input.deliveryArea, input.deliveryZipCode, input.zipCode]) };
  if (kind !== 'not_available') return { action: kind, name: time && lostSlotText(time) };
  const product = issue.path[0] === 'items' ? input.items[Number(issue.path[1])]?.product : undefined;
  const mark = branch?.soldOut.find(entry => entry.product === product);
  const name = issue.limit ? String(issue.limit).slice(0, 200) : null;
  return { action: isSoldOut(mark, time ?? inZone(now, timezone)) ? 'sold_out' : kind, name };
}
