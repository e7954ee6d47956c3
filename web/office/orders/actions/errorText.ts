/** German messages of failed requests: those of the server, or a text for the operation (B8, ERR-29 to ERR-31; table N). */
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { errorMessage } from '../../../collection/errorMessages';
import { failedActionText } from '../../../../schema/rules/order/orderTexts';

const fallbackTexts = {
  update: 'Bestellung konnte nicht aktualisiert werden.',
  pay: 'Zahlungsstatus konnte nicht überprüft werden.',
  print: 'Beleg konnte nicht gedruckt werden.',
  delete: 'Bestellung konnte nicht gelöscht werden.',
  get: 'Bestellung konnte nicht geladen werden.',
  list: 'Bestellungen konnten nicht geladen werden.',
} as const;

export const errorText = (error: unknown, operation: keyof typeof fallbackTexts): string => errorMessage(error, fallbackTexts[operation]);

/** Returns the messages of an action that failed. */
export const actionErrorText = (error: unknown, action: OrderAction): string => errorMessage(error, failedActionText(orderActions[action]));

/** Added when an action failed for want of a connection and is not sent later. */
export const notSentText = 'Keine Verbindung zum Server. Bitte noch einmal tippen, sobald sie wieder besteht.';
