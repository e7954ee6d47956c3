import { inZone } from '../../../../schema/rules/time/calendar';
import { addItem, flagsOf } from './cart';
import { createCartStore } from './cartStore';
import { draftItemsOf, viewOf } from './cartView';
import type { CartBranch, CartProduct } from './cartProduct';
import { sampleBranch, sampleOffer, sampleProduct } from '../../../testing/sampleCart';
import { saveMethod } from './cartStorage';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const roll = sampleProduct({ id: 'roll', maximumQuantity: 200 });
const fill = (branch: CartBranch, amount = 1): void =>
  createCartStore(branch, at).change(cart => addItem(cart, roll, { amount, unit: 'piece', parts: [] }));
const viewed = (branch: CartBranch, ...products: CartProduct[]) =>
  viewOf(createCartStore(branch, at).get(), { branch, offers: products.map(sampleOffer) }, at);

beforeEach(() => sessionStorage.clear());

test('a cart is kept by shop and branch and found again', () => {
  fill(sampleBranch(), 3);
  expect(Object.keys(sessionStorage)).toEqual([`asp.${location.host}.cart.linz`]);
  expect(viewed(sampleBranch(), roll).lines.map(({ amount }) => amount)).toEqual([3]);
  expect(viewed(sampleBranch({ identifier: 'wels' }), roll).lines).toEqual([]);
});

test('the method is shared by the branches of the shop', () => {
  saveMethod(flagsOf('delivery'));
  expect(sessionStorage.getItem(`asp.${location.host}.isDelivery`)).toBe('true');
  expect(sessionStorage.getItem(`asp.${location.host}.isDineIn`)).toBe('false');
  expect(viewed(sampleBranch({ identifier: 'wels' })).method).toBe('delivery');
  expect(viewed(sampleBranch({ isDeliveryEnabled: false })).method).toBe('takeaway');
});

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"items":7,"order":null}',
  '{"items":[{"line":1},{"line":2,"amount":1,"unit":"toString","product":{"id":"roll"},"parts":[]}]}',
])('what cannot be read is an empty cart: %s', text => {
  sessionStorage.setItem(`asp.${location.host}.cart.linz`, text);
  expect(viewed(sampleBranch(), roll).lines).toEqual([]);
});

test('who listens hears of every change, and only of changes', () => {
  const store = createCartStore(sampleBranch(), at);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get().items.length));
  store.change(cart => cart);
  store.change(cart => addItem(cart, roll, { amount: 1, unit: 'piece', parts: [] }));
  stop();
  store.change(cart => ({ ...cart, items: [] }));
  expect(heard).toEqual([1]);
});

describe('the view', () => {
  const delivering = sampleBranch({ defaultDeliveryMethod: 'delivery' });

  test('counts pieces by their amount and weighs as one', () => {
    const ham = sampleProduct({ unit: 'gram', quantityStepSize: 500 });
    const branch = sampleBranch();
    const store = createCartStore(branch, at);
    store.change(cart => addItem(cart, roll, { amount: 3, unit: 'piece', parts: [] }));
    store.change(cart => addItem(cart, ham, { amount: 500, unit: 'gram', parts: [] }));
    expect(viewed(branch, roll, ham).count).toBe(4);
  });

  test('asks for the minimum and the fee of the area for delivery only', () => {
    fill(delivering, 20);
    expect(viewed(delivering, roll)).toMatchObject({
      area: { id: 'centre' },
      freeDeliveryFrom: 45,
      pricing: { gross: 10, deliveryGross: 2.9, totalGross: 12.9, missing: 5 },
    });
    saveMethod(flagsOf('takeaway'));
    expect(viewed(delivering, roll)).toMatchObject({ area: null, freeDeliveryFrom: null, pricing: { totalGross: 10, missing: 0 } });
  });

  test('tells free delivery no more once it is reached', () => {
    fill(delivering, 91);
    expect(viewed(delivering, roll)).toMatchObject({ freeDeliveryFrom: null, pricing: { deliveryGross: 0, missing: 0 } });
  });

  test('a line without a price makes the sum approximate', () => {
    fill(sampleBranch());
    expect(viewed(sampleBranch(), { ...roll, isPriceHidden: true }).pricing).toMatchObject({
      gross: 0,
      isApproximate: true,
      isPriceMissing: true,
    });
  });

  test('where an offer is asked for no price is fixed', () => {
    const branch = sampleBranch({ isQuotationRequired: true });
    fill(branch);
    expect(viewed(branch, roll)).toMatchObject({ pricing: { isApproximate: true }, lines: [{ price: { pricing: 'approximate' } }] });
  });

  test('leaves out what the menu no longer has and says what cannot be had now', () => {
    fill(sampleBranch());
    expect(viewed(sampleBranch()).lines).toEqual([]);
    const schedule = [{ type: 'daily', isClosed: false, from: '11:00', to: '12:00' }] as const;
    expect(viewed(sampleBranch(), { ...roll, schedule }).lines).toMatchObject([{ isAvailable: false }]);
  });

  test('an order sends the lines with the prices that were shown', () => {
    fill(sampleBranch(), 4);
    expect(draftItemsOf(viewed(sampleBranch(), roll).lines)).toEqual([
      { product: 'roll', amount: 4, unit: 'piece', parts: [], shownGross: 2 },
    ]);
  });
});
