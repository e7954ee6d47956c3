/** The REST rows of the outbox. */
import { outboxMessage } from '../../schema/collections/outboxMessage';
import { collectionRows, row, shown, type Row } from '../collection/rest';
import { outbox } from './outbox.service';

export const outboxRows: Row[] = [
  ...collectionRows(outbox).filter(({ method }) => method === 'get'),
  row('post', '/outbox-messages/:id/resend', async ({ context, params }) => ({
    data: await shown(context, outboxMessage.fields, await outbox.resend(context, params.id!)),
  })),
];
