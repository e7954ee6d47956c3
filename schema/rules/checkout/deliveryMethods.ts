/** The delivery methods. */
import { isKeyOf } from '../../objects';

export const deliveryMethods = { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort essen' } as const;
export type DeliveryMethod = keyof typeof deliveryMethods;

export const isDeliveryMethod = (value: unknown): value is DeliveryMethod => isKeyOf(deliveryMethods, value);
