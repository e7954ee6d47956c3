import { staffKey } from '../app/storage/staffStorage';

/** Who enters an order: the customer in the shop, or staff for a customer on the phone. Their carts are stored apart; a tab may hold both. */
export type OrderTaker = 'customer' | 'staff';

/** Returns the name of a stored value. */
export const takerKey = (taker: OrderTaker, name: string): string => (taker === 'staff' ? staffKey(name) : name);
