import { inVienna } from '../../../../../schema/testing/hours';
import { nextTimes, proposalTimeText, toggleTime } from './proposalTimes';

const now = inVienna('2026-11-20T10:02');
const hours = [{ type: 'daily' as const, date: null, isClosed: false, from: '08:00', to: '11:30' }];
const branch = { openingHours: hours, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom: null };
const order = { deliveryType: 'takeaway' as const, appointmentDate: null as string | null, counterAppointments: [] as string[] };
const texts = (changes: Partial<typeof order>) => nextTimes({ ...order, ...changes }, branch, now).map(time => proposalTimeText(time, now));

test('offers the next available times, across closing time', () =>
  expect(texts({})).toEqual(['10:05', '10:20', '10:35', '10:50', '11:05', '11:20']));

test('offers only times after the requested one, without the proposed one', () => {
  expect(texts({ appointmentDate: '2026-11-20T10:00:00Z' })).toEqual([
    '11:05',
    '11:20',
    'Morgen 08:00',
    'Morgen 08:15',
    'Morgen 08:30',
    'Morgen 08:45',
  ]);
  expect(texts({ counterAppointments: ['2026-11-20T09:20:00Z'] })).not.toContain('10:20');
  expect(proposalTimeText('2026-11-23T07:00:00Z', now)).toBe('Mo 08:00');
});

test('offers no full quarter of an hour', () => {
  const offered = nextTimes(order, branch, now, ['2026-11-20T09:15:00Z']).map(time => proposalTimeText(time, now));
  expect(offered).toEqual(['10:05', '10:30', '10:45', '11:00', '11:15', '11:30'].slice(0, offered.length));
  expect(offered).not.toContain('10:20');
});

test('selects up to three times in order, and removes a selected one', () => {
  const selected = ['3', '1', '2', '4'].reduce<readonly string[]>(toggleTime, []);
  expect(selected).toEqual(['1', '2', '3']);
  expect(toggleTime(selected, '2')).toEqual(['1', '3']);
});
