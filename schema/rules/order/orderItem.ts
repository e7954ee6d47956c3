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
import { minimumAges } from '../product/minimumAge';
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

export const commentDescription = 'The note of staff for the customer, such as that the item is smaller than usual';
export const orderedAmountDescription = 'The ordered amount in the same unit; null unless staff have changed it';

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
    minimumAge: select({
      name: 'MinimumAge',
      label: 'Mindestalter',
      options: minimumAges,
      description: 'The minimum age for the product with the chosen options, as it was when it was ordered',
    }),
    net: money({ label: 'Netto', required }),
    taxAmount: money({ label: 'Steuer', required }),
    gross: money({ label: 'Brutto', required }),
    comment: text({ label: 'Anmerkung', description: commentDescription }),
    isRemoved: checkbox({ label: 'Gestrichen', required, description: 'Whether the item counts neither for the totals nor for the work' }),
    replaces: integer({ label: 'Ersatz für Nummer', description: 'The index of the item that this one replaces' }),
    replacedBy: integer({
      label: 'Ersetzt durch Nummer',
      description: 'The index of the item that replaces this one, which is then removed',
    }),
    orderedAmount: decimal({
      label: 'Bestellte Menge',
      scale: 3,
      description: orderedAmountDescription,
    }),
  },
});

export type OrderItem = RecordOf<typeof orderItems.fields>;

/** Tells whether another item replaces this one. Items that were stored before replacements existed have no such field. */
export const hasReplacement = ({ replacedBy }: Partial<Pick<OrderItem, 'replacedBy'>>): boolean => typeof replacedBy === 'number';

/** The replacement in the public view of an item. */
export const replacementDescription =
  'What replaces a removed item, `ersetzt durch Kornspitz`, or what an item replaces, `Ersatz für Semmel`; otherwise null.';

/** The changes of items after the confirmation, which boards mark until staff has seen them. */
export const itemChanges = array({
  name: 'OrderItemChange',
  label: 'Änderungen seit der Bestätigung',
  description:
    'The changes of items after the confirmation that nobody has marked as seen, at most one for each item; empty for a final order',
  readOnly: true,
  fields: {
    index: integer({ label: 'Nummer', required, description: 'The index of the item' }),
    kind: select({
      name: 'OrderItemChangeKind',
      label: 'Art',
      required,
      options: { added: 'hinzugefügt', changed: 'geändert', removed: 'gestrichen' },
    }),
    amount: decimal({ label: 'Menge davor', required, scale: 3, description: 'The amount before the change' }),
    unit: select({ name: 'Unit', label: 'Einheit davor', required, options: unitLabels, description: 'The unit before the change' }),
    event: integer({ label: 'Stand davor', required, description: 'The number of the last event of the order before the change' }),
  },
});

export type ItemChange = RecordOf<typeof itemChanges.fields>;

/** What `isCancellationUnseen` says, for the documentation of the API. */
export const isCancellationUnseenDescription =
  'Whether the order was canceled after its confirmation and no board has marked the cancellation as seen.';
