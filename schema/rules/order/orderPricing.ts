/** What an order costs, as it is kept (ENT-38). Amounts in the shop's currency, net and tax to four decimals, gross to cents. */
import { flag, group, money, rows, text, type Row } from '../../fields/field';

const amount = (label: string) => money({ label, required: true });

export const orderPricing = group({
  name: 'OrderPricing',
  label: 'Preise',
  required: true,
  fields: {
    net: amount('Waren netto'),
    tax: amount('Waren Steuer'),
    gross: amount('Waren brutto'),
    deliveryNet: amount('Lieferkosten netto'),
    deliveryTax: amount('Lieferkosten Steuer'),
    deliveryGross: amount('Lieferkosten brutto'),
    totalNet: amount('Summe netto'),
    totalTax: amount('Summe Steuer'),
    totalGross: amount('Summe brutto'),
    taxes: rows({
      name: 'TaxAmount',
      label: 'Steuern',
      fields: { rate: text({ label: 'Steuersatz in %', required: true }), amount: amount('Betrag') },
    }),
    isApproximate: flag({ label: 'Ungefähr', required: true }),
  },
});

export type OrderPricing = Row<typeof orderPricing.fields>;
