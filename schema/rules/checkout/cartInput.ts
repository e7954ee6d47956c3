/** What it takes to price a cart (G-004): the part of an order that has to do with its price. */
import { orderDraft } from './orderInput';

const { branch, items, deliveryType, deliveryArea, appointmentDate, paymentMethod } = orderDraft;

export const cartDraft = { branch, items, deliveryType, deliveryArea, appointmentDate, paymentMethod };
