/** Stores the input of an order request in this tab until it was submitted (BLK-20). */
import { inZone } from '../../../schema/rules/time/calendar';
import { now } from '../../hooks/serverTime';
import { removeStorage, readStorage, writeStorage } from '../../app/storage/browserStorage';
import { emptyOrderRequest, type OrderRequestForm } from './orderRequestForm';
import { getField, toObject } from '../../../schema/objects';

const storageName = 'request';

export const saveOrderRequest = (request: OrderRequestForm): void =>
  void writeStorage('session', storageName, { ...request, date: request.date?.toISO() ?? null });

export const clearOrderRequest = (): void => removeStorage('session', storageName);

/** Returns the valid part of the stored input; a past time is dropped. */
export function loadOrderRequest(zone: string): OrderRequestForm {
  const stored = readStorage('session', storageName, toObject);
  const validEntries = Object.entries(stored).filter(([name, value]) => typeof value === typeof getField(emptyOrderRequest, name));
  const { product, fillings, date } = stored;
  return {
    ...emptyOrderRequest,
    ...Object.fromEntries(validEntries),
    product: product === 'Laugenstange' ? product : 'Brezel',
    fillings: Array.isArray(fillings) ? fillings.filter(filling => typeof filling === 'string') : [],
    date: typeof date === 'string' && Date.parse(date) > now() ? inZone(date, zone) : null,
  };
}
