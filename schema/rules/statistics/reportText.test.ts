import { orderReports } from './orderReports';
import { toCsv } from './csv';
import { flatColumns, flatItems } from './flatItems';
import { daysOf, hoursOf, periodIssues, previousPeriod, withDefaultPeriod } from './period';
import { hoursText, ordersText, presetPeriod, statementText, timeLabel, valueText } from './reportText';
import { visitorReports } from './visitorReports';
import { workReports } from './workReports';
import { moneyText } from '../pricing/money';
import { inZone } from '../time/calendar';

const shop = { currency: 'EUR', timezone: 'Europe/Vienna' };

test.each([
  [112, 100, 'Der Umsatz stieg um 12 % auf 112,00 €.'],
  [75, 100, 'Der Umsatz sank um 25 % auf 75,00 €.'],
  [100.2, 100, 'Der Umsatz blieb mit 100,20 € fast gleich.'],
  [100, 100, 'Der Umsatz blieb mit 100,00 € gleich.'],
  [10, 0, 'Der Umsatz betrug 10,00 €.'],
  [0, 0, 'Der Umsatz betrug 0,00 €.'],
])('states how %d compares with %d', (value, before, text) => {
  const statement = statementText({ subject: 'Der Umsatz', value, before, toText: moneyText });
  expect(statement.replaceAll('\u00A0', ' ')).toBe(text);
});

test('formats values as people read them', () => {
  expect([0, 1, 1234].map(ordersText)).toEqual(['0 Bestellungen', '1 Bestellung', '1.234 Bestellungen']);
  const { columns } = orderReports['popular-items'];
  expect(valueText(columns.unit, 'unit', 'dozen', shop)).toBe('Dutzend');
  expect(valueText(columns.amount, 'amount', 1234.5, shop)).toBe('1.234,5');
  expect(valueText(columns.product, 'product', null, shop)).toBe('–');
  expect(valueText(orderReports['order-times'].columns.weekday, 'weekday', 7, shop)).toBe('So');
  expect(valueText(workReports['working-activities'].columns.workedMinutes, 'workedMinutes', 485, shop)).toBe('8:05 h');
  expect(valueText(visitorReports.browsers.columns.share, 'share', 0.1255, shop)).toBe('12,6\u00A0%');
  expect(hoursText(-90)).toBe('−1:30 h');
  expect([timeLabel('2026-11-16'), timeLabel('2026-11-16T06:00:00+01:00')]).toEqual(['16.11.2026', '06:00 Uhr']);
});

test('writes CSV for German spreadsheets, in which no text is a formula', () => {
  const items = [
    { product: null, name: '=HYPERLINK("x";"y")', amount: 1.5, unit: 'kilogram', orders: 2, gross: 1234.5 },
    { product: 'a', name: 'Semmel; groß', amount: 3, unit: 'piece', orders: 1, gross: -0.5 },
  ];
  expect(toCsv({ columns: orderReports['popular-items'].columns, items, timezone: shop.timezone })).toBe(
    [
      '\uFEFFProdukt-Id;Produkt;Menge;Einheit;Bestellungen;Brutto',
      `;"'=HYPERLINK(""x"";""y"")";1,5;Kilogramm;2;1234,5`,
      'a;"Semmel; groß";3;Stück;1;-0,5',
      '',
    ].join('\r\n'),
  );
});

test('writes a row for each entry of a list, with its times in the time zone of the shop', () => {
  const { columns } = workReports['user-profile-working-activities'];
  const activity = {
    id: 'a',
    startedAt: '2026-11-16T05:00:00Z',
    endedAt: null,
    workedMinutes: null,
    pauseMinutes: 15,
    project: null,
    task: 'Teig',
  };
  const items = flatItems(columns, [{ date: '2026-11-16', activities: [activity, { ...activity, id: 'b' }] }]);
  expect(
    toCsv({ columns: flatColumns(columns), items, timezone: shop.timezone })
      .split('\r\n')
      .slice(1, 3),
  ).toEqual(['2026-11-16;a;2026-11-16 06:00;;;15;;Teig', '2026-11-16;b;2026-11-16 06:00;;;15;;Teig']);
  expect(valueText(flatColumns(columns).startedAt!, 'startedAt', activity.startedAt, shop)).toBe('06:00');
});

test('completes, compares and rejects periods', () => {
  const at = inZone('2026-11-16T00:30:00', 'Europe/Vienna');
  expect(withDefaultPeriod({}, at)).toEqual({ from: '2026-10-18', to: '2026-11-16' });
  expect(withDefaultPeriod({ to: '2026-03-01' }, at)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(previousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(periodIssues({ from: '2021-11-17', to: '2026-11-16' })).toEqual([]);
  expect(periodIssues({ from: '2021-11-16', to: '2026-11-16' })).toEqual([{ path: ['to'], rule: 'moreThanYears', limit: 5 }]);
  const lengths = ['2026-03-29', '2026-10-25', '2026-11-16'].map(day => hoursOf(inZone(day, 'Europe/Vienna')).length);
  expect(lengths).toEqual([23, 25, 24]);
});

test.each([
  ['lastMonth', { from: '2026-10-01', to: '2026-10-31' }],
  ['thisMonth', { from: '2026-11-01', to: '2026-11-16' }],
  ['week', { from: '2026-11-10', to: '2026-11-16' }],
  ['yesterday', { from: '2026-11-15', to: '2026-11-15' }],
] as const)('returns the period of %s', (preset, period) => {
  expect(presetPeriod(preset, '2026-11-16')).toEqual(period);
});
