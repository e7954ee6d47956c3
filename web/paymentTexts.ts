/** The labels of the payment methods by their GraphQL enum values. */
import { paymentMethods } from '../schema/rules/checkout/deliveryMethods';

export const paymentLabels = {
  cash: paymentMethods.cash,
  atmCard: paymentMethods['atm-card'],
  hydroAgVoucher: paymentMethods['hydro-ag-voucher'],
  mollie: paymentMethods.mollie,
  datatrans: paymentMethods.datatrans,
} as const;
