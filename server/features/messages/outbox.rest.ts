/** The REST row of the outbox beside those of every collection. */
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import { row, shown, type Row } from '../../platform/collections/collectionRoutes';
import { outbox } from './outbox.service';

export const outboxRows: Row[] = [
  row('post', '/outbox-messages/:id/resend', async ({ context, params }) => ({
    data: await shown(context, outboxMessage.fields, await outbox.resend(context, params.id!)),
  })),
];
