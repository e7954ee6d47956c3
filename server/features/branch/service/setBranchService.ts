/** Pauses a delivery method of a branch, sets it busy or opens it again (G-144). It ends by itself, because readers compare its end with the time. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { serviceInputFields, serviceIssues, type ServiceInput } from '../../../../schema/rules/time/serviceState';
import type { Context } from '../../../platform/context/context';
import { writeLog, type LogDetail } from '../../../platform/context/log';
import type { Branch } from '../branch.entity';
import { branchService } from '../branch.service';

/** Sets the state and returns the branch. For staff of the branch. */
export async function setBranchService(context: Context, idOrIdentifier: string, input: ServiceInput): Promise<Branch> {
  context.authorize('branch.setService');
  const { id, name } = await branchService.get(context, idOrIdentifier);
  context.authorizeIn(id, 'branch.setService');
  throwIfInvalid(validate(serviceInputFields, input));
  throwIfInvalid(serviceIssues(input, context.now));
  const { mode, state, minutes = null, until = null, reason = null } = input;
  const storedState = { mode, state, minutes, until, reason: reason || null };
  return context.transaction(async context => {
    await context.db.query(replaceState, [id, mode, JSON.stringify(state === 'open' ? [] : [storedState])]);
    await writeLog(context, {
      channel: 'order',
      message: `${deliveryMethods[mode]} in ${name}: ${serviceInputFields.state.options[state]}.`,
      record: { collection: 'branch', id },
      details: detailsOf(storedState),
    });
    await context.publish('recordChanged', { collection: 'branch', id });
    return branchService.get(context, id);
  });
}

// One statement, so that two states set at once are both stored.
const replaceState = `
  update branch set "serviceStates" = $3::jsonb || coalesce((
    select jsonb_agg(service) from jsonb_array_elements("serviceStates") as service where service ->> 'mode' <> $2), '[]')
  where id = $1`;

const detailsOf = ({ minutes, until, reason }: Pick<ServiceInput, 'minutes' | 'until' | 'reason'>): LogDetail[] =>
  Object.entries({ minutes: minutes?.toString(), until, reason }).flatMap(([name, after]) => (after ? { name, after } : []));
