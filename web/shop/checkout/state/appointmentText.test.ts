import { inZone } from '../../../../schema/rules/time/calendar';
import { appointmentDateText, appointmentTimeText, fromTimeText } from './appointmentText';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');

test('formats date and time of an appointment', () => {
  const tomorrow = inZone('2026-11-21T06:30', 'Europe/Vienna');
  expect(fromTimeText(tomorrow, at)).toBe('Morgen ab 06:30 Uhr');
  expect(appointmentDateText(tomorrow, at, false)).toBe('Morgen, 21.11.2026');
  expect(appointmentDateText(at, at, false)).toBe('Heute, 20.11.2026');
  expect(appointmentDateText(at.plus({ days: 3 }), at, false)).toBe('23.11.2026');
  expect([appointmentDateText(null, at, false), appointmentDateText(null, at, true)]).toEqual(['So schnell wie möglich', 'Keine Angabe']);
  expect(appointmentTimeText(tomorrow, null, { at, isRequired: false })).toBe('06:30 Uhr');
  expect(appointmentTimeText(null, tomorrow, { at, isRequired: false })).toBe('Morgen ab 06:30 Uhr');
  expect(appointmentTimeText(null, tomorrow, { at, isRequired: true })).toBe('Keine Angabe');
});
