/** German messages of failed order actions: the message of the server, or a text for the action (B8, ERR-29, ERR-30; table N). */
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { errorMessage } from '../../../collection/errorMessages';

const fallbackTexts = {
  move: 'Bestellstatus konnte nicht geändert werden.',
  cancel: 'Bestellung konnte nicht storniert werden.',
  update: 'Bestellung konnte nicht aktualisiert werden.',
  pay: 'Zahlungsstatus konnte nicht überprüft werden.',
  delete: 'Bestellung konnte nicht gelöscht werden.',
  get: 'Bestellung konnte nicht geladen werden.',
  list: 'Bestellungen konnten nicht geladen werden.',
} as const;

export const errorText = (error: unknown, action: keyof typeof fallbackTexts): string => errorMessage(error, fallbackTexts[action]);

/** Returns the messages of an action that failed. */
export const actionErrorText = (error: unknown, action: OrderAction): string =>
  errorText(error, orderActions[action].to === 'CANCELED' ? 'cancel' : 'move');
