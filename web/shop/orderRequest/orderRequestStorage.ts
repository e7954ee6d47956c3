/** What was filled in is there again when the window opens anew or the page was reloaded, until it was sent (BLK-20). */
import { inZone } from '../../../schema/rules/time/calendar';
import { now } from '../../hooks/serverTime';
import { forget, load, save } from '../../app/browserStorage';
import { emptyRequest, type Request } from './orderRequestForm';

const place = 'request';

export const saveRequest = (request: Request): void => save('session', place, { ...request, date: request.date?.toISO() ?? null });

export const forgetRequest = (): void => forget('session', place);

/** What was kept, as far as it fits; a time that is over has to be chosen anew. */
export function loadRequest(zone: string): Request {
  const kept = (load('session', place) ?? {}) as Partial<Record<keyof Request, unknown>>;
  const fitting = Object.entries(kept).filter(([name, value]) => typeof value === typeof emptyRequest[name as 'email']);
  const { product, fillings, date } = kept;
  return {
    ...emptyRequest,
    ...Object.fromEntries(fitting),
    product: product === 'Laugenstange' ? product : 'Brezel',
    fillings: Array.isArray(fillings) ? fillings.filter(filling => typeof filling === 'string') : [],
    date: typeof date === 'string' && Date.parse(date) > now() ? inZone(date, zone) : null,
  };
}
