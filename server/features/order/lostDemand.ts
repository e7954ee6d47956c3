/** Counts orders that were not possible, so that a shop sees what it could have sold. Nothing of the customer is stored. */
import { AppError } from '../../../schema/errors/appError';
import type { Rule } from '../../../schema/errors/messages';
import { isId } from '../../../schema/fields/validation/formats';
import type { Issue } from '../../../schema/fields/validation/validate';
import type { CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import type { Context } from '../../platform/context/context';

/** The action of the event by the rule that was broken. */
const reasons: { readonly [R in Rule]?: string } = {
  slotFull: 'slot_full',
  closed: 'closed',
  paused: 'paused',
  notAvailable: 'not_available',
};

const reasonOf = ({ path, rule }: Issue): string | undefined =>
  path[0] === 'deliveryArea' && rule === 'recordNotFound' ? 'area_unknown' : reasons[rule];

/** Counts each reason and product of a rejected order once. Orders that staff enter are corrected and not lost. */
export function recordLostDemand({ viewer, services, now }: Context, { branch, deliveryType }: CreateOrderInput, error: unknown): void {
  if (viewer || !(error instanceof AppError)) return;
  const lost = new Map<string, { action: string; name: string | null }>();
  for (const issue of error.issues) {
    const action = reasonOf(issue);
    const name = issue.rule === 'notAvailable' && issue.limit ? String(issue.limit).slice(0, 200) : null;
    if (action) lost.set(`${action} ${name}`, { action, name });
  }
  for (const event of lost.values())
    services.analytics.record({ ...event, at: now, type: 'lost-demand', category: deliveryType, branch: isId(branch) ? branch : null });
}
