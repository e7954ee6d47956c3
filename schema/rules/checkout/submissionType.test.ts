import { submissionOf, submitLabels } from './submissionType';
import { dailyRule, inVienna } from '../../testing/hours';

const branch = {
  openingHours: [dailyRule('06:00', '18:00')],
  deliveryHours: [dailyRule('10:00', '12:00')],
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
] as const)('returns for %j, %s at %s: %s', (change, method, time, expected) =>
  expect(submissionOf({ ...branch, ...change }, method, inVienna(`2026-11-20T${time}`))).toBe(expected),
);

test('labels the button by the submission type', () => expect(submitLabels.preorder).toBe('Vorbestellung abschicken'));
