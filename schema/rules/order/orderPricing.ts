/** The stored price of an order (ENT-38). Amounts in the shop's currency; net and tax have four decimals, gross has two. */
import { checkbox, group, money, array, text, type RecordOf } from '../../fields/field';

const amountField = (label: string) => money({ label, required: true });

export const orderPricing = group({
  name: 'OrderPricing',
  label: 'Preise',
  required: true,
  fields: {
    net: amountField('Waren netto'),
    tax: amountField('Waren Steuer'),
    gross: amountField('Waren brutto'),
    deliveryNet: amountField('Lieferkosten netto'),
    deliveryTax: amountField('Lieferkosten Steuer'),
    deliveryGross: amountField('Lieferkosten brutto'),
    totalNet: amountField('Summe netto'),
    totalTax: amountField('Summe Steuer'),
    totalGross: amountField('Summe brutto'),
    taxes: array({
      name: 'TaxAmount',
      label: 'Steuern',
      fields: { rate: text({ label: 'Steuersatz in %', required: true }), amount: amountField('Betrag') },
    }),
    isApproximate: checkbox({ label: 'Ungefähr', required: true }),
  },
});

export type OrderPricing = RecordOf<typeof orderPricing.fields>;

/** The field of public orders, for GraphQL and REST. */
export const amountDueDescription =
  'What remains to be paid of an order that was paid online and whose items changed since, in the currency of the shop; negative for what is given back, 0 for all other orders';
