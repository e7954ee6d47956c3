/** The fields needed to price a cart (G-004), a part of the order's input. */
import { createOrderFields } from './orderInput';

const { branch, items, deliveryType, deliveryArea, appointmentDate, paymentMethod } = createOrderFields;

export const priceCartFields = { branch, items, deliveryType, deliveryArea, appointmentDate, paymentMethod };
