/** Sample products and branches for the tests of the shop. */
import type { CartBranch, CartPart, CartProduct, Offer } from '../ordering/cart/cartProduct';

let createdProducts = 0;

/** Creates a roll for 0.50 € that is always available, with the given overrides. */
export const sampleProduct = (overrides: Partial<CartProduct> = {}): CartProduct => ({
  id: `product-${(createdProducts += 1)}`,
  name: 'Semmel',
  description: null,
  images: [],
  allergens: [],
  diet: null,
  minimumAge: null,
  netContent: null,
  type: 'simple',
  isStepByStep: false,
  config: { parts: [], items: [] },
  price: 0.5,
  isPriceHidden: false,
  pricing: 'fixed',
  calculationModel: null,
  unit: 'piece',
  alternativeUnits: [],
  minimumQuantity: null,
  maximumQuantity: null,
  quantityStepSize: null,
  defaultQuantity: null,
  defaultUnit: null,
  tax: 10,
  dineInTax: 10,
  takeawayTax: 10,
  isEnabled: true,
  schedule: [],
  isVisibleWhenUnavailable: false,
  isLeadTimeEnabled: false,
  leadTimeType: null,
  leadTimeValue: null,
  ...overrides,
});

export const samplePart = (overrides: Partial<CartPart> = {}): CartPart => ({
  name: 'Belag',
  type: 'select',
  optional: false,
  options: ['Käse', 'Schinken'].map(name => ({ name, modifier: 'add', value: 1, allergens: [], minimumAge: null })),
  ...overrides,
});

export const sampleOffer = (product: CartProduct): Offer => ({ product, schedules: [product] });

/** Creates a branch that is open every day, offers every method and delivers to two areas. */
export const sampleBranch = (overrides: Partial<CartBranch> = {}): CartBranch => ({
  identifier: 'linz',
  openingHours: [{ type: 'daily', isClosed: false, from: '06:00', to: '18:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isQuotationRequired: false,
  defaultDeliveryMethod: 'takeaway',
  deliveryAreas: [
    { id: 'centre', area: 'Innenstadt', price: 2.9, tax: 20, free: false, freeFromOrderValue: 45, minimumOrderValue: 15 },
    { id: 'south', area: 'Süd', price: 4.9, tax: 20, free: false, freeFromOrderValue: null, minimumOrderValue: 25 },
  ],
  ...overrides,
});

/** No quarter of an hour is full. */
export const noFullSlots = { takeaway: [], delivery: [], dineIn: [] } as const;
