import { submissionOf, submitLabels } from './submissionType';
import { daily, vienna } from '../../testing/hours';

const branch = {
  openingHours: [daily('06:00', '18:00')],
  deliveryHours: [daily('10:00', '12:00')],
  isDeliveryHoursEnabled: true,
  isQuotationRequired: false,
  isPreorderEnabled: false,
};

test.each([
  [{}, 'takeaway', '09:00', 'order'],
  [{}, 'dineIn', '09:00', 'order'],
  [{}, 'delivery', '11:00', 'order'],
  [{}, 'delivery', '09:00', null],
  [{ isDeliveryHoursEnabled: false }, 'delivery', '09:00', 'order'],
  [{}, 'takeaway', '19:00', null],
  [{ isPreorderEnabled: true }, 'takeaway', '19:00', 'preorder'],
  [{ isPreorderEnabled: true }, 'delivery', '09:00', 'preorder'],
  [{ isPreorderEnabled: true }, 'takeaway', '09:00', 'order'],
  [{ isQuotationRequired: true, isPreorderEnabled: true }, 'takeaway', '09:00', 'quotation'],
  [{ isQuotationRequired: true }, 'delivery', '22:00', 'quotation'],
] as const)('%j, %s at %s: %s', (change, method, time, expected) =>
  expect(submissionOf({ ...branch, ...change }, method, vienna(`2026-11-20T${time}`))).toBe(expected),
);

test('the button says what is sent', () => expect(submitLabels.preorder).toBe('Vorbestellung abschicken'));
