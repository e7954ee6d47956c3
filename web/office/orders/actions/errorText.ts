/** What a deed on an order that failed says: the words of the server, else what could not be done (B8, ERR-29, ERR-30; table N). */
import { messageOf } from '../../../collection/errorMessages';

const failed = {
  move: 'Bestellstatus konnte nicht geändert werden.',
  cancel: 'Bestellung konnte nicht storniert werden.',
  update: 'Bestellung konnte nicht aktualisiert werden.',
  pay: 'Zahlungsstatus konnte nicht überprüft werden.',
  delete: 'Bestellung konnte nicht gelöscht werden.',
  get: 'Bestellung konnte nicht geladen werden.',
  list: 'Bestellungen konnten nicht geladen werden.',
} as const;

export const failureText = (error: unknown, deed: keyof typeof failed): string => messageOf(error, failed[deed]);
