/** A line of an order as it was sold: names, prices, rates and allergens of that moment (table F, Order). */
import { choice, choices, count, decimal, flag, money, reference, rows, text, texts, type Row } from '../../fields/field';
import { allergens } from '../product/allergens';
import { partTypes } from '../product/partAnswers';
import { unitLabels } from '../product/units';

const required = true as const;

/** An answer as it was priced: what was chosen, and what it did to the price. */
const soldParts = rows({
  name: 'OrderItemPart',
  label: 'Auswahl',
  max: 30,
  fields: {
    name: text({ label: 'Bestandteil', required }),
    type: choice({ name: 'PartType', label: 'Art', required, options: partTypes }),
    value: texts({ label: 'Antwort', multiline: true }),
  },
});

/** What a bundle held. */
const contents = rows({
  name: 'OrderItemContent',
  label: 'Inhalt',
  fields: {
    name: text({ label: 'Produkt', required }),
    amount: decimal({ label: 'Menge', required, scale: 3 }),
    unit: choice({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
  },
});

export const orderItems = rows({
  name: 'OrderItem',
  label: 'Positionen',
  required,
  fields: {
    index: count({ label: 'Nummer', required }),
    product: reference({ label: 'Produkt', to: 'product', help: 'Leer, wenn es nicht mehr geführt wird.' }),
    name: text({ label: 'Name', required }),
    type: choice({
      name: 'ProductType',
      label: 'Art',
      required,
      options: { simple: 'einfach', configurable: 'zum Zusammenstellen', bundle: 'Paket' },
    }),
    amount: decimal({ label: 'Menge', required, scale: 3 }),
    unit: choice({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
    unitPrice: money({ label: 'Einzelpreis', help: 'Leer: ohne Preis im Voraus.' }),
    pricing: choice({
      name: 'ProductPricing',
      label: 'Preisangabe',
      required,
      options: { fixed: 'fest', approximate: 'ungefähr', minimum: 'mindestens' },
    }),
    isPriceHidden: flag({ label: 'Preis verborgen', required }),
    tax: decimal({ label: 'Steuersatz in %', required, scale: 1 }),
    parts: soldParts,
    contents,
    allergens: choices({ name: 'Allergen', label: 'Allergene', options: allergens }),
    net: money({ label: 'Netto', required }),
    taxAmount: money({ label: 'Steuer', required }),
    gross: money({ label: 'Brutto', required }),
    comment: text({ label: 'Anmerkung' }),
    isRemoved: flag({ label: 'Gestrichen', required }),
  },
});

export type OrderItem = Row<typeof orderItems.fields>;
