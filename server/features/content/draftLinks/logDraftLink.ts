/** Writes the log of the links to drafts. */
import { writeLog } from '../../../platform/context/log';
import type { Context } from '../../../platform/context/context';
import type { DraftLink } from './draftLink.type';

/** The record is the link, because its page has not changed. */
export const logDraftLink = (context: Context, { id, expiresAt }: DraftLink, action: 'angelegt' | 'widerrufen'): Promise<void> =>
  writeLog(context, {
    channel: 'app',
    message: `Vorschau-Link einer Seite ${action}.`,
    record: { collection: 'draftLink', id },
    details: [{ name: 'expiresAt', after: expiresAt }],
  });
