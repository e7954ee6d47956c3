import { inZone } from '../../../schema/rules/time/calendar';
import { addItem, toMethodFlags } from './cart';
import { createCartStore } from './cartStore';
import { toOrderItems, buildCartView } from './cartView';
import type { CartBranch, CartProduct } from './cartProduct';
import { sampleBranch, sampleOffer, sampleProduct } from '../../testing/sampleCart';
import { saveMethod } from './cartStorage';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const roll = sampleProduct({ id: 'roll', maximumQuantity: 200 });
const addRolls = (branch: CartBranch, amount = 1): void =>
  createCartStore(branch, at).change(cart => addItem(cart, roll, { amount, unit: 'piece', parts: [] }));
const storedView = (branch: CartBranch, ...products: CartProduct[]) =>
  buildCartView(createCartStore(branch, at).get(), { branch, offers: products.map(sampleOffer) }, at);

beforeEach(() => sessionStorage.clear());

test('stores a cart per shop and branch and loads it again', () => {
  addRolls(sampleBranch(), 3);
  expect(Object.keys(sessionStorage)).toEqual([`asp.${location.host}.cart.linz`]);
  expect(storedView(sampleBranch(), roll).lines.map(({ amount }) => amount)).toEqual([3]);
  expect(storedView(sampleBranch({ identifier: 'wels' }), roll).lines).toEqual([]);
});

test('shares the delivery method between the branches of the shop', () => {
  saveMethod(toMethodFlags('delivery'));
  expect(sessionStorage.getItem(`asp.${location.host}.isDelivery`)).toBe('true');
  expect(sessionStorage.getItem(`asp.${location.host}.isDineIn`)).toBe('false');
  expect(storedView(sampleBranch({ identifier: 'wels' })).method).toBe('delivery');
  expect(storedView(sampleBranch({ isDeliveryEnabled: false })).method).toBe('takeaway');
});

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"items":7,"order":null}',
  '{"items":[{"line":1},{"line":2,"amount":1,"unit":"toString","product":{"id":"roll"},"parts":[]}]}',
])('loads an empty cart from invalid data: %s', text => {
  sessionStorage.setItem(`asp.${location.host}.cart.linz`, text);
  expect(storedView(sampleBranch(), roll).lines).toEqual([]);
});

test('notifies subscribers of every change and of nothing else', () => {
  const store = createCartStore(sampleBranch(), at);
  const counts: number[] = [];
  const unsubscribe = store.subscribe(() => counts.push(store.get().items.length));
  store.change(cart => cart);
  store.change(cart => addItem(cart, roll, { amount: 1, unit: 'piece', parts: [] }));
  unsubscribe();
  store.change(cart => ({ ...cart, items: [] }));
  expect(counts).toEqual([1]);
});

describe('buildCartView', () => {
  const deliveryBranch = sampleBranch({ defaultDeliveryMethod: 'delivery' });

  test('counts pieces by their amount and weighed products as one', () => {
    const ham = sampleProduct({ unit: 'gram', quantityStepSize: 500 });
    const branch = sampleBranch();
    const store = createCartStore(branch, at);
    store.change(cart => addItem(cart, roll, { amount: 3, unit: 'piece', parts: [] }));
    store.change(cart => addItem(cart, ham, { amount: 500, unit: 'gram', parts: [] }));
    expect(storedView(branch, roll, ham).count).toBe(4);
  });

  test('applies the minimum and the fee of the area to delivery only', () => {
    addRolls(deliveryBranch, 20);
    expect(storedView(deliveryBranch, roll)).toMatchObject({
      area: { id: 'centre' },
      freeDeliveryFrom: 45,
      pricing: { gross: 10, deliveryGross: 2.9, totalGross: 12.9, missingAmount: 5 },
    });
    saveMethod(toMethodFlags('takeaway'));
    expect(storedView(deliveryBranch, roll)).toMatchObject({
      area: null,
      freeDeliveryFrom: null,
      pricing: { totalGross: 10, missingAmount: 0 },
    });
  });

  test('hides the free delivery hint once delivery is free', () => {
    addRolls(deliveryBranch, 91);
    expect(storedView(deliveryBranch, roll)).toMatchObject({ freeDeliveryFrom: null, pricing: { deliveryGross: 0, missingAmount: 0 } });
  });

  test('marks the total as approximate if a line has no price', () => {
    addRolls(sampleBranch());
    expect(storedView(sampleBranch(), { ...roll, isPriceHidden: true }).pricing).toMatchObject({
      gross: 0,
      isApproximate: true,
      isPriceMissing: true,
    });
  });

  test('marks all prices as approximate if a quotation is required', () => {
    const branch = sampleBranch({ isQuotationRequired: true });
    addRolls(branch);
    expect(storedView(branch, roll)).toMatchObject({ pricing: { isApproximate: true }, lines: [{ price: { pricing: 'approximate' } }] });
  });

  test('leaves out removed products and marks unavailable ones', () => {
    addRolls(sampleBranch());
    expect(storedView(sampleBranch()).lines).toEqual([]);
    const schedule = [{ type: 'daily', isClosed: false, from: '11:00', to: '12:00' }] as const;
    expect(storedView(sampleBranch(), { ...roll, schedule }).lines).toMatchObject([{ isAvailable: false }]);
  });

  test('converts the lines to order items with the displayed prices', () => {
    addRolls(sampleBranch(), 4);
    expect(toOrderItems(storedView(sampleBranch(), roll).lines)).toEqual([
      { product: 'roll', amount: 4, unit: 'piece', parts: [], shownGross: 2 },
    ]);
  });
});
