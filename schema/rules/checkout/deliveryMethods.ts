/** The delivery methods and the payment methods. */

export const deliveryMethods = { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort essen' } as const;
export type DeliveryMethod = keyof typeof deliveryMethods;

/** In display order (G-048). */
export const paymentMethods = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'hydro-ag-voucher': 'Hydro AG Gutschein',
  mollie: 'Online-Zahlung (Mollie)',
  datatrans: 'Online-Zahlung (Datatrans)',
} as const;
export type PaymentMethod = keyof typeof paymentMethods;
