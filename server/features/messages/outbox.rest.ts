/** The REST route to send a failed message again. */
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import { route, serialize, type Route } from '../../platform/collections/collectionRoutes';
import { outboxService } from './outbox.service';

export const outboxRoutes: Route[] = [
  route('post', '/outbox-messages/:id/resend', async ({ context, params }) => ({
    data: await serialize(context, outboxMessage.fields, await outboxService.resend(context, params.id!)),
  })),
];
