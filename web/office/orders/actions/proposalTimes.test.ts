import { vienna } from '../../../../schema/testing/hours';
import { nextTimes, timeOffered } from './proposalTimes';

const at = vienna('2026-11-20T10:02');
const hours = [{ type: 'daily' as const, date: null, isClosed: false, from: '08:00', to: '11:30' }];
const branch = { openingHours: hours, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom: null };
const order = { deliveryType: 'takeaway' as const, appointmentDate: null as string | null, counterAppointment: null as string | null };
const texts = (change: Partial<typeof order>) => nextTimes({ ...order, ...change }, branch, at).map(time => timeOffered(time, at));

test('the next free times are offered, over the night too', () =>
  expect(texts({})).toEqual(['10:05', '10:20', '10:35', '10:50', '11:05', '11:20']));

test('only later than the wish, and not what is proposed already', () => {
  expect(texts({ appointmentDate: '2026-11-20T10:00:00Z' })).toEqual([
    '11:05',
    '11:20',
    'Morgen 08:00',
    'Morgen 08:15',
    'Morgen 08:30',
    'Morgen 08:45',
  ]);
  expect(texts({ counterAppointment: '2026-11-20T09:20:00Z' })).not.toContain('10:20');
  expect(timeOffered('2026-11-23T07:00:00Z', at)).toBe('Mo 08:00');
});
