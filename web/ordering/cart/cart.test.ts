import { inZone } from '../../../schema/rules/time/calendar';
import {
  addItem,
  normalizeAnswers,
  clearCart,
  emptyCart,
  isValidChoice,
  dropChangedItems,
  methodOf,
  openCart,
  removeItem,
  replaceItem,
  toCurrentChoice,
  setAmount,
  setUnit,
  type Cart,
  type Choice,
} from './cart';
import type { Offer } from './cartProduct';
import { sampleBranch, sampleOffer, samplePart, sampleProduct } from '../../testing/sampleCart';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const choice = (overrides: Partial<Choice> = {}): Choice => ({ amount: 1, unit: 'piece', parts: [], ...overrides });
const cartWith = (...amounts: number[]): Cart =>
  amounts.reduce((cart, amount) => addItem(cart, sampleProduct(), choice({ amount })), emptyCart);
const amountTexts = ({ items }: Cart): string[] => items.map(({ amount, unit }) => `${amount} ${unit}`);

describe('addItem', () => {
  const roll = sampleProduct({ maximumQuantity: 10, alternativeUnits: [alternativeUnit('dozen', 12)] });
  const sandwich = sampleProduct({ type: 'configurable', config: { parts: [samplePart()], items: [] } });

  test('increases the amount of the same product up to its maximum', () => {
    const cart = addItem(emptyCart, roll, choice({ amount: 4 }));
    expect(amountTexts(addItem(cart, roll, choice({ amount: 3 })))).toEqual(['7 piece']);
    expect(amountTexts(addItem(cart, roll, choice({ amount: 9 })))).toEqual(['10 piece']);
  });

  test('adds a line for another unit or other answers', () => {
    const pieces = addItem(emptyCart, roll, choice());
    expect(amountTexts(addItem(pieces, roll, choice({ unit: 'dozen' })))).toEqual(['1 piece', '1 dozen']);
    const cheese = addItem(emptyCart, sandwich, choice({ parts: [{ name: 'Belag', value: ['Käse'] }] }));
    const both = addItem(cheese, sandwich, choice({ parts: [{ name: 'Belag', value: ['Schinken'] }] }));
    expect(both.items.map(({ parts }) => parts[0]?.value)).toEqual([['Käse'], ['Schinken']]);
    expect(amountTexts(addItem(both, sandwich, choice({ parts: [{ name: 'Belag', value: ['Käse'] }] })))).toEqual(['2 piece', '1 piece']);
  });

  test('snaps the amount to the steps of the product', () => {
    const ham = sampleProduct({ unit: 'gram', minimumQuantity: 100, quantityStepSize: 50 });
    expect(amountTexts(addItem(emptyCart, ham, choice({ amount: 130, unit: 'gram' })))).toEqual(['150 gram']);
  });

  test('numbers lines uniquely and does not reuse a number', () => {
    const cart = removeItem(cartWith(1, 2, 3), 2);
    expect(addItem(cart, sampleProduct(), choice()).items.map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

test('ignores the order of clicks and empty answers', () => {
  const parts = [samplePart({ name: 'Extras', type: 'multiselect' }), samplePart({ name: 'Gruß', type: 'text', options: [] })];
  const product = sampleProduct({ type: 'configurable', config: { parts, items: [] } });
  expect(
    normalizeAnswers(product, [
      { name: 'Gruß', value: ['  Alles Gute '] },
      { name: 'Extras', value: ['Schinken', 'Käse', 'Zimt'] },
      { name: 'Fremd', value: ['x'] },
    ]),
  ).toEqual([
    { name: 'Extras', value: ['Käse', 'Schinken'] },
    { name: 'Gruß', value: ['Alles Gute'] },
  ]);
  expect(normalizeAnswers(product, [{ name: 'Gruß', value: [' '] }])).toEqual([]);
});

describe('replaceItem, setUnit and setAmount', () => {
  test('keeps the position of an edited line', () => {
    const cart = cartWith(1, 2, 3);
    const product = sampleProduct({ id: cart.items[1]!.product.id });
    expect(amountTexts(replaceItem(cart, { line: 2, product }, choice({ amount: 9 })))).toEqual(['1 piece', '9 piece', '3 piece']);
  });

  test('merges an edited line into an equal one', () => {
    const product = sampleProduct({ type: 'configurable', config: { parts: [samplePart()], items: [] } });
    const choiceOf = (value: string): Choice => choice({ parts: [{ name: 'Belag', value: [value] }] });
    const cart = addItem(addItem(emptyCart, product, choiceOf('Käse')), product, choiceOf('Schinken'));
    expect(amountTexts(replaceItem(cart, { line: 2, product }, choiceOf('Käse')))).toEqual(['2 piece']);
  });

  test('converts the amount to the steps of another unit', () => {
    const cheese = sampleProduct({
      unit: 'kilogram',
      quantityStepSize: 0.25,
      alternativeUnits: [{ ...alternativeUnit('gram', null), quantityStepSize: 50 }],
    });
    const cart = addItem(emptyCart, cheese, choice({ amount: 0.25, unit: 'kilogram' }));
    const grams = setUnit(cart, { line: 1, product: cheese }, 'gram');
    expect(amountTexts(grams)).toEqual(['250 gram']);
    expect(amountTexts(setUnit(grams, { line: 1, product: cheese }, 'kilogram'))).toEqual(['0.25 kilogram']);
    expect(setUnit(grams, { line: 9, product: cheese }, 'kilogram')).toBe(grams);
  });

  test('snaps a typed amount to the maximum', () => {
    const product = sampleProduct({ maximumQuantity: 5 });
    expect(amountTexts(setAmount(addItem(emptyCart, product, choice()), { line: 1, product }, 99_999))).toEqual(['5 piece']);
  });
});

describe('delivery method of an opened cart', () => {
  const branchWithOnly = (method: string) =>
    sampleBranch({
      isTakeawayEnabled: method === 'takeaway',
      isDeliveryEnabled: method === 'delivery',
      isDineInEnabled: method === 'dineIn',
    });

  test.each([
    ['the method chosen last in this shop', sampleBranch(), { isDelivery: true, isDineIn: false }, 'delivery'],
    ['the default of the branch', sampleBranch({ defaultDeliveryMethod: 'dineIn' }), null, 'dineIn'],
    [
      'the default if the chosen method is not offered',
      sampleBranch({ isDeliveryEnabled: false }),
      { isDelivery: true, isDineIn: false },
      'takeaway',
    ],
    ['the first offered method if the default is not offered', branchWithOnly('delivery'), null, 'delivery'],
  ] as const)('is %s', (_, branch, lastMethod, expected) => {
    expect(methodOf(openCart(emptyCart, { branch, lastMethod, at }))).toBe(expected);
  });
});

describe('openCart', () => {
  const open = (cart: Partial<Cart>, branch = sampleBranch()): Cart =>
    openCart({ ...emptyCart, ...cart }, { branch, lastMethod: null, at });
  const withAppointment = (appointment: string): Partial<Cart> => ({ order: { ...emptyCart.order, appointment } });

  test('drops a past appointment and keeps a future one', () => {
    expect(open(withAppointment('2026-11-20T09:59:00+01:00')).order.appointment).toBeNull();
    expect(open(withAppointment('2026-11-20T10:01:00+01:00')).order.appointment).toBe('2026-11-20T10:01:00+01:00');
  });

  test('selects the first area unless another area of the branch is chosen', () => {
    expect(open({}).deliveryArea).toBe('centre');
    expect(open({ deliveryArea: 'south' }).deliveryArea).toBe('south');
    expect(open({ deliveryArea: 'elsewhere' }).deliveryArea).toBe('centre');
    expect(open({}, sampleBranch({ deliveryAreas: [] })).deliveryArea).toBeNull();
  });
});

describe('dropChangedItems', () => {
  const product = sampleProduct({ description: 'Von Hand geschlagen' });
  const cart = addItem(emptyCart, product, choice());
  const breakfast = [{ type: 'daily', isClosed: false, from: '06:00', to: '09:00' }] as const;
  const drop = (cart: Cart, offers: readonly Offer[], now = at) => dropChangedItems(cart, { branch: sampleBranch(), offers }, now);

  test.each([
    ['name', { name: 'Handsemmel' }],
    ['description', { description: 'Neu' }],
    ['price', { price: 0.55 }],
    ['state', { isEnabled: false }],
    ['schedule', { schedule: breakfast }],
  ])('drops an item whose %s changed', (_, change) => {
    expect(drop(cart, [sampleOffer({ ...product, ...change })]).items).toEqual([]);
  });

  test('drops an item only if its unit is no longer sold', () => {
    const productInDozens = { ...product, alternativeUnits: [alternativeUnit('dozen', null)] };
    const dozens = addItem(emptyCart, productInDozens, { ...choice(), unit: 'dozen' });
    expect(drop(dozens, [sampleOffer(productInDozens)])).toBe(dozens);
    expect(drop(dozens, [sampleOffer(product)]).items).toEqual([]);
  });

  test('starts with the default amount if the unit is no longer sold', () => {
    expect(toCurrentChoice(product, choice({ amount: 3 }))).toMatchObject({ amount: 3, unit: 'piece' });
    expect(toCurrentChoice(product, choice({ amount: 3, unit: 'dozen' }))).toMatchObject({ amount: 1, unit: 'piece' });
  });

  test('keeps an item whose name, description and price are unchanged', () => {
    expect(drop(cart, [sampleOffer({ ...product, tax: 20 })])).toBe(cart);
    expect(drop(cart, []).items).toEqual([]);
  });

  test('checks the schedule at the earliest time of the cart instead of now', () => {
    const offers = [sampleOffer({ ...product, schedule: breakfast })];
    expect(drop(cart, offers, inZone('2026-11-20T02:10', 'Europe/Vienna'))).toBe(cart);
    expect(drop(cart, offers, inZone('2026-11-20T19:10', 'Europe/Vienna'))).toBe(cart);
    const slow = addItem(cart, sampleProduct({ id: 'slow' }), choice());
    const slowOffer = sampleOffer(sampleProduct({ id: 'slow', isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 8 }));
    expect(drop(slow, [...offers, slowOffer], inZone('2026-11-20T05:00', 'Europe/Vienna')).items).toHaveLength(1);
  });

  test('checks the schedule at the appointment instead of now', () => {
    const cartWithAppointment = { ...cart, order: { ...cart.order, appointment: '2026-11-21T08:00:00+01:00' } };
    expect(drop(cartWithAppointment, [sampleOffer({ ...product, schedule: breakfast })])).toBe(cartWithAppointment);
  });
});

test('keeps delivery method, area and table when the cart is cleared', () => {
  const order = { appointment: '2026-11-21T08:00:00+01:00', comment: 'Bitte läuten', table: '7' };
  expect(clearCart({ ...cartWith(1), isDelivery: true, deliveryArea: 'south', order })).toEqual({
    items: [],
    isDelivery: true,
    isDineIn: false,
    deliveryArea: 'south',
    order: { appointment: null, comment: '', table: '7' },
  });
});

function alternativeUnit(unit: 'dozen' | 'gram', ratio: number | null) {
  return { unit, ratio, calculationModel: null, minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
}

describe('isValidChoice', () => {
  const topping = samplePart();
  const roll = sampleProduct({ type: 'configurable', config: { parts: [topping], items: [] }, maximumQuantity: 5 });
  const choiceOfRolls = { amount: 2, unit: 'piece', parts: [{ name: 'Belag', value: ['Käse'] }] } as const;

  test.each([
    ['accepts a choice that fits the product', {}, true],
    ['rejects a missing amount', { amount: 0 }, false],
    ['rejects an amount above the maximum', { amount: 6 }, false],
    ['rejects a missing answer', { parts: [] }, false],
    ['rejects an option that no longer exists', { parts: [{ name: 'Belag', value: ['Lachs'] }] }, false],
    ['rejects an answer to a part that no longer exists', { parts: [...choiceOfRolls.parts, { name: 'Dazu', value: ['Gurkerl'] }] }, false],
  ])('%s', (_, overrides, expected) => {
    expect(isValidChoice(roll, { ...choiceOfRolls, ...overrides })).toBe(expected);
  });
});
