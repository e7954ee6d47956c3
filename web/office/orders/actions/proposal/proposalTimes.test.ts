import { inVienna } from '../../../../../schema/testing/hours';
import { nextTimes, proposalTimeText } from './proposalTimes';

const now = inVienna('2026-11-20T10:02');
const hours = [{ type: 'daily' as const, date: null, isClosed: false, from: '08:00', to: '11:30' }];
const branch = { openingHours: hours, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom: null };
const order = { deliveryType: 'takeaway' as const, appointmentDate: null as string | null, counterAppointment: null as string | null };
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
  expect(texts({ counterAppointment: '2026-11-20T09:20:00Z' })).not.toContain('10:20');
  expect(proposalTimeText('2026-11-23T07:00:00Z', now)).toBe('Mo 08:00');
});
