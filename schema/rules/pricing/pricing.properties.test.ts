import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { breakdownOf, priceCart, type PricedProduct, type PricedArea, type PricedItem } from './pricing';
import { units, type Unit } from '../product/units';

/** An item in whole numbers for the reference calculation below. */
interface SampleItem {
  ticks: number | null;
  milli: number;
  unit: Unit;
  soldBy: Unit;
  micro: number;
  step: number;
  model: 'perUnit' | 'perStep' | 'flat';
  rate: number;
  options: { modifier: 'add' | 'subtract' | 'overwrite'; ticks: number }[];
  isApproximate: boolean;
}

interface SampleArea {
  cents: number;
  rate: number;
  free: boolean;
  freeFrom: number;
  minimum: number;
}

// Excludes units so far apart that a cart would exceed the exact range of numbers.
const unitNames = (Object.keys(units) as Unit[]).filter(name => units[name].factor >= 1 && units[name].factor <= 1000);
const rate = fc.constantFrom(0, 26, 49, 70, 81, 100, 130, 190, 200, 999);

const arbitraryItem: fc.Arbitrary<SampleItem> = fc.record({
  ticks: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { freq: 20 }),
  milli: fc.integer({ min: 1, max: 3_000_000 }),
  unit: fc.constantFrom(...unitNames),
  soldBy: fc.constantFrom(...unitNames),
  micro: fc.integer({ min: 1, max: 50_000_000 }),
  step: fc.integer({ min: 100, max: 500_000 }),
  model: fc.constantFrom('perUnit', 'perStep', 'flat'),
  rate,
  options: fc.array(fc.record({ modifier: fc.constantFrom('add', 'subtract', 'overwrite'), ticks: fc.integer({ min: 0, max: 500_000 }) }), {
    maxLength: 3,
  }),
  isApproximate: fc.boolean(),
});
const arbitraryItems = fc.array(arbitraryItem, { maxLength: 5 });
const arbitraryArea: fc.Arbitrary<SampleArea> = fc.record({
  cents: fc.integer({ min: 0, max: 2000 }),
  rate,
  free: fc.boolean(),
  freeFrom: fc.integer({ min: 0, max: 100_000 }),
  minimum: fc.integer({ min: 0, max: 100_000 }),
});
const arbitraryMethod = fc.constantFrom<DeliveryMethod>('delivery', 'dineIn', 'takeaway');

function toPricedItem({ ticks, milli, unit, soldBy, micro, step, model, rate, options, isApproximate }: SampleItem): PricedItem {
  const isOneType = units[unit].type === units[soldBy].type;
  const product: PricedProduct = {
    type: 'configurable',
    price: ticks === null ? null : ticks / 10_000,
    isPriceHidden: false,
    pricing: isApproximate ? 'approximate' : 'fixed',
    unit: soldBy,
    alternativeUnits: unit === soldBy ? [] : [{ unit, ratio: isOneType ? null : micro / 1_000_000, calculationModel: null }],
    quantityStepSize: step / 1000,
    calculationModel: model,
    tax: rate / 10,
    dineInTax: rate / 10,
    takeawayTax: rate / 10,
    config: {
      parts: options.map(({ modifier, ticks }, index) => ({
        name: `${index}`,
        type: 'select',
        optional: true,
        options: [{ name: 'ja', modifier, value: ticks / 10_000 }],
      })),
    },
  };
  return { product, amount: milli / 1000, unit, parts: options.map((_, index) => ({ name: `${index}`, value: ['ja'] })).reverse() };
}

const toPricedArea = ({ cents, rate, free, freeFrom, minimum }: SampleArea): PricedArea => ({
  price: cents / 100,
  tax: rate / 10,
  free,
  freeFromOrderValue: freeFrom / 100,
  minimumOrderValue: minimum / 100,
});

/** Divides and rounds half up. */
const divideHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + numerator + denominator) / (denominator + denominator);

const unitFactor = (unit: Unit): bigint => BigInt(Math.round(units[unit].factor * 1000));

function referenceCents({ ticks, milli, unit, soldBy, micro, step, model, options }: SampleItem): bigint {
  if (ticks === null) return 0n;
  let price = ticks;
  for (const option of options) if (option.modifier === 'overwrite') price = option.ticks;
  for (const option of options) if (option.modifier === 'add') price += option.ticks;
  for (const option of options) if (option.modifier === 'subtract') price -= option.ticks;
  if (price < 0) price = 0;

  let numerator = BigInt(price);
  let denominator = 100n;
  if (model !== 'flat') {
    numerator *= BigInt(milli);
    denominator *= 1000n;
    if (unit !== soldBy && units[unit].type === units[soldBy].type) {
      numerator *= unitFactor(unit);
      denominator *= unitFactor(soldBy);
    } else if (unit !== soldBy) {
      numerator *= BigInt(micro);
      denominator *= 1_000_000n;
    }
    if (model === 'perStep') {
      numerator *= 1000n;
      denominator *= BigInt(step);
    }
  }
  return divideHalfUp(numerator, denominator);
}

const referenceNet = (cents: bigint, rate: number): bigint => divideHalfUp(cents * 100_000n, 1000n + BigInt(rate));

function reference(sampleItems: readonly SampleItem[], method: DeliveryMethod, sampleArea: SampleArea | null) {
  let [gross, net] = [0n, 0n];
  const taxes: Record<string, bigint> = {};
  for (const item of sampleItems) {
    const cents = referenceCents(item);
    gross += cents;
    net += referenceNet(cents, item.rate);
    taxes[item.rate / 10] = (taxes[item.rate / 10] ?? 0n) + cents * 100n - referenceNet(cents, item.rate);
  }
  const area = method === 'delivery' ? sampleArea : null;
  const isFree = !area || area.free || (area.freeFrom > 0 && gross > BigInt(area.freeFrom));
  const deliveryGross = isFree ? 0n : BigInt(area.cents);
  const deliveryNet = area ? referenceNet(deliveryGross, area.rate) : 0n;
  if (area && deliveryGross > 0n) taxes[area.rate / 10] = (taxes[area.rate / 10] ?? 0n) + deliveryGross * 100n - deliveryNet;
  const missing = area && gross < BigInt(area.minimum) ? BigInt(area.minimum) - gross : 0n;
  return { gross, net, deliveryGross, deliveryNet, taxes, missing };
}

const toEuros = (value: bigint): number => Number(value) / 10_000;

test('prices 100,000 carts exactly like the reference calculation', () => {
  fc.assert(
    fc.property(arbitraryItems, arbitraryMethod, fc.option(arbitraryArea), (sampleItems, method, sampleArea) => {
      const { gross, net, deliveryGross, deliveryNet, taxes, missing } = reference(sampleItems, method, sampleArea);
      const isPriceMissing = sampleItems.some(({ ticks }) => ticks === null);
      const { lines: pricedLines, ...totals } = priceCart(sampleItems.map(toPricedItem), method, sampleArea && toPricedArea(sampleArea));
      const expected = {
        net: toEuros(net),
        tax: toEuros(gross * 100n - net),
        gross: toEuros(gross * 100n),
        deliveryNet: toEuros(deliveryNet),
        deliveryTax: toEuros(deliveryGross * 100n - deliveryNet),
        deliveryGross: toEuros(deliveryGross * 100n),
        totalNet: toEuros(net + deliveryNet),
        totalTax: toEuros((gross + deliveryGross) * 100n - net - deliveryNet),
        totalGross: toEuros((gross + deliveryGross) * 100n),
        taxes: Object.fromEntries(Object.entries(taxes).map(([rate, amount]) => [rate, toEuros(amount)])),
        isApproximate: isPriceMissing || sampleItems.some(({ isApproximate }) => isApproximate),
        isPriceMissing,
        isMinimumReached: missing === 0n,
        missingAmount: toEuros(missing * 100n),
      };
      if (!isDeepStrictEqual(totals, expected)) expect(totals).toEqual(expected); // the diff of jest is readable but its comparison is slow
      expect(pricedLines.every(({ gross }, index) => gross === toEuros(referenceCents(sampleItems[index]!) * 100n))).toBe(true);
    }),
    { numRuns: 100_000 },
  );
}, 60_000);

const toTicks = (euros: number) => Math.round(euros * 10_000);
const totalTicks = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toTicks(amount), 0);

test('adds taxes up to the total tax, never returns negative values and ignores the order of items', () => {
  fc.assert(
    fc.property(arbitraryItems, arbitraryArea, (sampleItems, sampleArea) => {
      const items = sampleItems.map(toPricedItem);
      const { lines: pricedLines, ...totals } = priceCart(items, 'delivery', toPricedArea(sampleArea));
      expect(totalTicks(Object.values(totals.taxes))).toBe(toTicks(totals.totalTax));
      expect([...Object.values(totals), ...Object.values(totals.taxes)].filter(value => typeof value === 'number' && value < 0)).toEqual(
        [],
      );
      const { lines: reversedLines, ...reversedTotals } = priceCart([...items].reverse(), 'delivery', toPricedArea(sampleArea));
      expect(reversedTotals).toEqual(totals);
      expect([...reversedLines].reverse()).toEqual(pricedLines);
    }),
    { numRuns: 3000 },
  );
});

test('changes the gross of a split item by at most one cent', () => {
  fc.assert(
    fc.property(arbitraryItem, fc.double({ min: 0, max: 1, noNaN: true }), (item, share) => {
      fc.pre(item.model !== 'flat' && item.milli > 1);
      const milli = Math.min(item.milli - 1, Math.max(1, Math.round(item.milli * share)));
      const wholeCart = priceCart([toPricedItem(item)], 'takeaway', null);
      const splitCart = priceCart(
        [toPricedItem({ ...item, milli }), toPricedItem({ ...item, milli: item.milli - milli })],
        'takeaway',
        null,
      );
      expect(Math.abs(toTicks(wholeCart.gross) - toTicks(splitCart.gross))).toBeLessThanOrEqual(100);
    }),
    { numRuns: 5000 },
  );
});

test('returns a breakdown that adds up to the total', () => {
  fc.assert(
    fc.property(arbitraryItems, arbitraryArea, (sampleItems, sampleArea) => {
      const priced = priceCart(sampleItems.map(toPricedItem), 'delivery', toPricedArea(sampleArea));
      const { net, taxes, gross } = breakdownOf(priced);
      expect(toTicks(net) + totalTicks(taxes.map(({ amount }) => amount))).toBe(toTicks(gross));
      expect(gross).toBe(priced.totalGross);
    }),
    { numRuns: 3000 },
  );
});
