/** The delivery methods. */

export const deliveryMethods = { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort essen' } as const;
export type DeliveryMethod = keyof typeof deliveryMethods;
