/** The ways to pay as people read them, by the names GraphQL gives them. */
import { paymentMethods } from '../schema/rules/checkout/deliveryMethods';

export const paymentTexts = {
  cash: paymentMethods.cash,
  atmCard: paymentMethods['atm-card'],
  hydroAgVoucher: paymentMethods['hydro-ag-voucher'],
  mollie: paymentMethods.mollie,
  datatrans: paymentMethods.datatrans,
} as const;
