/** The shop gives a few cents for every order with a chosen organisation; customers never pay them (G-035). */
import type { OrderStatus } from './orderStates';

/** Per order, in the currency of the shop (CONST-03). */
export const donationAmount = 0.07;

/** Orders that came to nothing give nothing. */
export const isDonated = (status: OrderStatus): boolean => !['CANCELED', 'REJECTED', 'FAILED'].includes(status);
