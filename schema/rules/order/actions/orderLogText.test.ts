import { logText } from './orderLogText';

test.each([
  ['create', 'eingegangen'],
  ['payment-late', 'verspätet bezahlt'],
  ['expire-proposal', 'Terminvorschlag abgelaufen'],
  ['confirm', 'bestätigt'],
  ['propose', 'anderen Termin vorgeschlagen'],
  ['withdraw', 'Terminvorschlag zurückgezogen'],
  ['confirm-counter-appointment', 'Terminvorschlag angenommen'],
  ['reject-counter-appointment', 'Terminvorschlag abgelehnt'],
  ['in-delivery', 'abholbereit'],
  ['completed', 'abgeschlossen'],
  ['undo', 'rückgängig gemacht'],
  ['update-item', 'Position geändert'],
  ['refunded', 'erstattet'],
  ['payment-mismatch', 'Zahlung weicht ab'],
  ['of-a-newer-version', 'of-a-newer-version'],
])('formats the log entry %s of a pickup: %s', (name, text) => {
  expect(logText(name, 'takeaway')).toBe(text);
});

test('formats the start of a delivery', () => {
  expect(logText('in-delivery', 'delivery')).toBe('unterwegs');
});
