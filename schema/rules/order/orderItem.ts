/** An item of an order as sold: names, prices, rates and allergens at that time (table F, Order). */
import {
  select,
  multiSelect,
  integer,
  decimal,
  checkbox,
  money,
  reference,
  array,
  text,
  textList,
  type RecordOf,
} from '../../fields/field';
import { allergens } from '../product/allergens';
import { partTypes } from '../product/partAnswers';
import { unitLabels } from '../product/units';

const required = true as const;

/** The priced answers to the parts. */
const answeredParts = array({
  name: 'OrderItemPart',
  label: 'Auswahl',
  max: 30,
  fields: {
    name: text({ label: 'Bestandteil', required }),
    type: select({ name: 'PartType', label: 'Art', required, options: partTypes }),
    value: textList({ label: 'Antwort', multiline: true }),
  },
});

/** The contents of a bundle. */
const bundleContents = array({
  name: 'OrderItemContent',
  label: 'Inhalt',
  fields: {
    name: text({ label: 'Produkt', required }),
    amount: decimal({ label: 'Menge', required, scale: 3 }),
    unit: select({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
  },
});

export const orderItems = array({
  name: 'OrderItem',
  label: 'Positionen',
  required,
  fields: {
    index: integer({ label: 'Nummer', required }),
    product: reference({ label: 'Produkt', to: 'product', help: 'Leer, wenn es nicht mehr geführt wird.' }),
    name: text({ label: 'Name', required }),
    type: select({
      name: 'ProductType',
      label: 'Art',
      required,
      options: { simple: 'einfach', configurable: 'zum Zusammenstellen', bundle: 'Paket' },
    }),
    amount: decimal({ label: 'Menge', required, scale: 3 }),
    unit: select({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
    unitPrice: money({ label: 'Einzelpreis', help: 'Leer: ohne Preis im Voraus.' }),
    pricing: select({
      name: 'ProductPricing',
      label: 'Preisangabe',
      required,
      options: { fixed: 'fest', approximate: 'ungefähr', minimum: 'mindestens' },
    }),
    isPriceHidden: checkbox({ label: 'Preis verborgen', required }),
    tax: decimal({ label: 'Steuersatz in %', required, scale: 1 }),
    parts: answeredParts,
    contents: bundleContents,
    allergens: multiSelect({ name: 'Allergen', label: 'Allergene', options: allergens }),
    net: money({ label: 'Netto', required }),
    taxAmount: money({ label: 'Steuer', required }),
    gross: money({ label: 'Brutto', required }),
    comment: text({ label: 'Anmerkung' }),
    isRemoved: checkbox({ label: 'Gestrichen', required }),
  },
});

export type OrderItem = RecordOf<typeof orderItems.fields>;
