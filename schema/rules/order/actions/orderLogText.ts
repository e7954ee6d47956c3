/** German texts of the entries in the log of an order. */
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import { orderActions, type OrderAction } from '../orderActions';
import { findLoggedAction, textFor } from './orderTransitions';

/** Logged changes that are no actions. */
const otherTexts = {
  create: 'eingegangen',
  undo: 'rückgängig gemacht',
  update: 'Angaben geändert',
  'update-item': 'Position geändert',
  'replace-item': 'Position ersetzt',
  'changes-seen': 'Änderungen gesehen',
  reminded: 'Filiale erinnert',
  questionnaire: 'bewertet',
  refunded: 'erstattet',
  'payment-mismatch': 'Zahlung weicht ab',
  'payment-chargeback': 'Zahlung zurückgebucht',
  'refund-failed': 'Erstattung fehlgeschlagen',
  'refund-delayed': 'Erstattung verzögert sich',
} as const;

/** What an entry can name: an action by its `logName`, or another change. */
export type LogName = (typeof orderActions)[OrderAction]['logName'] | keyof typeof otherTexts;

const otherTextsByName: Readonly<Record<string, string>> = otherTexts;

/** Returns the text of a log entry. A name that a newer version has logged is its own text. */
export function logText(name: string, deliveryType: DeliveryMethod): string {
  const action = findLoggedAction(name);
  return action ? textFor(orderActions[action].logText, { deliveryType }) : (otherTextsByName[name] ?? name);
}
