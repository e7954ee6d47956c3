import { inZone } from '../../../../schema/rules/time/calendar';
import {
  addItem,
  answersOf,
  clearCart,
  emptyCart,
  isWhole,
  keepMatching,
  methodOf,
  openCart,
  removeItem,
  replaceItem,
  sameOf,
  setAmount,
  setUnit,
  type Cart,
  type Choice,
} from './cart';
import { sampleBranch, sampleOffer, samplePart, sampleProduct } from '../../../testing/sampleCart';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const choice = (change: Partial<Choice> = {}): Choice => ({ amount: 1, unit: 'piece', parts: [], ...change });
const filled = (...amounts: number[]): Cart =>
  amounts.reduce((cart, amount) => addItem(cart, sampleProduct(), choice({ amount })), emptyCart);
const amountsOf = ({ items }: Cart): string[] => items.map(({ amount, unit }) => `${amount} ${unit}`);

describe('adding', () => {
  const roll = sampleProduct({ maximumQuantity: 10, alternativeUnits: [unitOf('dozen', 12)] });
  const sandwich = sampleProduct({ type: 'configurable', config: { parts: [samplePart()], items: [] } });

  test('the same product makes one line more, up to its maximum', () => {
    const once = addItem(emptyCart, roll, choice({ amount: 4 }));
    expect(amountsOf(addItem(once, roll, choice({ amount: 3 })))).toEqual(['7 piece']);
    expect(amountsOf(addItem(once, roll, choice({ amount: 9 })))).toEqual(['10 piece']);
  });

  test('another unit or other answers make another line', () => {
    const pieces = addItem(emptyCart, roll, choice());
    expect(amountsOf(addItem(pieces, roll, choice({ unit: 'dozen' })))).toEqual(['1 piece', '1 dozen']);
    const cheese = addItem(emptyCart, sandwich, choice({ parts: [{ name: 'Belag', value: ['Käse'] }] }));
    const both = addItem(cheese, sandwich, choice({ parts: [{ name: 'Belag', value: ['Schinken'] }] }));
    expect(both.items.map(({ parts }) => parts[0]?.value)).toEqual([['Käse'], ['Schinken']]);
    expect(amountsOf(addItem(both, sandwich, choice({ parts: [{ name: 'Belag', value: ['Käse'] }] })))).toEqual(['2 piece', '1 piece']);
  });

  test('an amount snaps to what may be ordered', () => {
    const ham = sampleProduct({ unit: 'gram', minimumQuantity: 100, quantityStepSize: 50 });
    expect(amountsOf(addItem(emptyCart, ham, choice({ amount: 130, unit: 'gram' })))).toEqual(['150 gram']);
  });

  test('each line has a name of its own that is not used again', () => {
    const cart = removeItem(filled(1, 2, 3), 2);
    expect(addItem(cart, sampleProduct(), choice()).items.map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

test('the order of clicks and empty answers do not count', () => {
  const parts = [samplePart({ name: 'Extras', type: 'multiselect' }), samplePart({ name: 'Gruß', type: 'text', options: [] })];
  const product = sampleProduct({ type: 'configurable', config: { parts, items: [] } });
  expect(
    answersOf(product, [
      { name: 'Gruß', value: ['  Alles Gute '] },
      { name: 'Extras', value: ['Schinken', 'Käse', 'Zimt'] },
      { name: 'Fremd', value: ['x'] },
    ]),
  ).toEqual([
    { name: 'Extras', value: ['Käse', 'Schinken'] },
    { name: 'Gruß', value: ['Alles Gute'] },
  ]);
  expect(answersOf(product, [{ name: 'Gruß', value: [' '] }])).toEqual([]);
});

describe('changing', () => {
  test('an edited line stays where it is', () => {
    const cart = filled(1, 2, 3);
    const product = sampleProduct({ id: cart.items[1]!.product.id });
    expect(amountsOf(replaceItem(cart, { line: 2, product }, choice({ amount: 9 })))).toEqual(['1 piece', '9 piece', '3 piece']);
  });

  test('an edited line that becomes like another one goes into it', () => {
    const product = sampleProduct({ type: 'configurable', config: { parts: [samplePart()], items: [] } });
    const answered = (value: string): Choice => choice({ parts: [{ name: 'Belag', value: [value] }] });
    const cart = addItem(addItem(emptyCart, product, answered('Käse')), product, answered('Schinken'));
    expect(amountsOf(replaceItem(cart, { line: 2, product }, answered('Käse')))).toEqual(['2 piece']);
  });

  test('another unit converts the amount onto its own grid', () => {
    const cheese = sampleProduct({
      unit: 'kilogram',
      quantityStepSize: 0.25,
      alternativeUnits: [{ ...unitOf('gram', null), quantityStepSize: 50 }],
    });
    const cart = addItem(emptyCart, cheese, choice({ amount: 0.25, unit: 'kilogram' }));
    const grams = setUnit(cart, { line: 1, product: cheese }, 'gram');
    expect(amountsOf(grams)).toEqual(['250 gram']);
    expect(amountsOf(setUnit(grams, { line: 1, product: cheese }, 'kilogram'))).toEqual(['0.25 kilogram']);
    expect(setUnit(grams, { line: 9, product: cheese }, 'kilogram')).toBe(grams);
  });

  test('an amount set by hand snaps', () => {
    const product = sampleProduct({ maximumQuantity: 5 });
    expect(amountsOf(setAmount(addItem(emptyCart, product, choice()), { line: 1, product }, 99_999))).toEqual(['5 piece']);
  });
});

describe('the method', () => {
  const only = (method: string) =>
    sampleBranch({
      isTakeawayEnabled: method === 'takeaway',
      isDeliveryEnabled: method === 'delivery',
      isDineInEnabled: method === 'dineIn',
    });

  test.each([
    ['the one chosen in this shop', sampleBranch(), { isDelivery: true, isDineIn: false }, 'delivery'],
    ['the default of the branch', sampleBranch({ defaultDeliveryMethod: 'dineIn' }), null, 'dineIn'],
    [
      'the default where the chosen one is not offered',
      sampleBranch({ isDeliveryEnabled: false }),
      { isDelivery: true, isDineIn: false },
      'takeaway',
    ],
    ['the first offered where the default is not', only('delivery'), null, 'delivery'],
  ] as const)('is %s', (_, branch, chosen, expected) => {
    expect(methodOf(openCart(emptyCart, { branch, chosen, at }))).toBe(expected);
  });
});

describe('entering a branch', () => {
  const open = (cart: Partial<Cart>, branch = sampleBranch()): Cart => openCart({ ...emptyCart, ...cart }, { branch, chosen: null, at });
  const appointed = (appointment: string): Partial<Cart> => ({ order: { ...emptyCart.order, appointment } });

  test('an appointment in the past is forgotten, one ahead is kept', () => {
    expect(open(appointed('2026-11-20T09:59:00+01:00')).order.appointment).toBeNull();
    expect(open(appointed('2026-11-20T10:01:00+01:00')).order.appointment).toBe('2026-11-20T10:01:00+01:00');
  });

  test('the first area is chosen unless another one of the branch was', () => {
    expect(open({}).deliveryArea).toBe('centre');
    expect(open({ deliveryArea: 'south' }).deliveryArea).toBe('south');
    expect(open({ deliveryArea: 'elsewhere' }).deliveryArea).toBe('centre');
    expect(open({}, sampleBranch({ deliveryAreas: [] })).deliveryArea).toBeNull();
  });
});

describe('a menu read again', () => {
  const product = sampleProduct({ description: 'Von Hand geschlagen' });
  const cart = addItem(emptyCart, product, choice());
  const breakfast = [{ type: 'daily', isClosed: false, from: '06:00', to: '09:00' }] as const;

  test.each([
    ['name', { name: 'Handsemmel' }],
    ['description', { description: 'Neu' }],
    ['price', { price: 0.55 }],
    ['state', { isEnabled: false }],
    ['schedule', { schedule: breakfast }],
  ])('drops a line whose %s is another now', (_, change) => {
    expect(keepMatching(cart, [sampleOffer({ ...product, ...change })], at).items).toEqual([]);
  });

  test('drops what is no longer sold in its unit, and not what still is', () => {
    const sold = { ...product, alternativeUnits: [unitOf('dozen', null)] };
    const dozens = addItem(emptyCart, sold, { ...choice(), unit: 'dozen' });
    expect(keepMatching(dozens, [sampleOffer(sold)], at)).toBe(dozens);
    expect(keepMatching(dozens, [sampleOffer(product)], at).items).toEqual([]);
  });

  test('what was sold in a unit that is gone begins anew', () => {
    expect(sameOf(product, choice({ amount: 3 }))).toMatchObject({ amount: 3, unit: 'piece' });
    expect(sameOf(product, choice({ amount: 3, unit: 'dozen' }))).toMatchObject({ amount: 1, unit: 'piece' });
  });

  test('keeps what is as it was', () => {
    expect(keepMatching(cart, [sampleOffer({ ...product, tax: 20 })], at)).toBe(cart);
    expect(keepMatching(cart, [], at).items).toEqual([]);
  });

  test('asks the schedule at the appointment, not now', () => {
    const appointed = { ...cart, order: { ...cart.order, appointment: '2026-11-21T08:00:00+01:00' } };
    expect(keepMatching(appointed, [sampleOffer({ ...product, schedule: breakfast })], at)).toBe(appointed);
  });
});

test('clearing leaves how and where it is handed over', () => {
  const order = { appointment: '2026-11-21T08:00:00+01:00', comment: 'Bitte läuten', table: '7' };
  expect(clearCart({ ...filled(1), isDelivery: true, deliveryArea: 'south', order })).toEqual({
    items: [],
    isDelivery: true,
    isDineIn: false,
    deliveryArea: 'south',
    order: { appointment: null, comment: '', table: '7' },
  });
});

function unitOf(unit: 'dozen' | 'gram', ratio: number | null) {
  return { unit, ratio, calculationModel: null, minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
}

describe('a line that can be ordered as it stands', () => {
  const belag = samplePart();
  const roll = sampleProduct({ type: 'configurable', config: { parts: [belag], items: [] }, maximumQuantity: 5 });
  const chosen = { amount: 2, unit: 'piece', parts: [{ name: 'Belag', value: ['Käse'] }] } as const;

  test.each([
    ['fits the product', {}, true],
    ['has no amount', { amount: 0 }, false],
    ['has more than there may be', { amount: 6 }, false],
    ['lacks an answer', { parts: [] }, false],
    ['was answered by an option that is gone', { parts: [{ name: 'Belag', value: ['Lachs'] }] }, false],
    ['answers a part that is gone', { parts: [...chosen.parts, { name: 'Dazu', value: ['Gurkerl'] }] }, false],
  ])('%s', (_, change, expected) => {
    expect(isWhole(roll, { ...chosen, ...change })).toBe(expected);
  });
});
