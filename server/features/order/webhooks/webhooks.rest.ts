/** The REST route to send a delivery of a webhook again. */
import { webhookDelivery } from '../../../../schema/collections/webhookDelivery';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import { webhookDeliveryService } from './webhookDelivery.service';

export const webhookRoutes: Route[] = [
  route('post', '/webhook-deliveries/:id/resend', async ({ context, params }) => ({
    data: await serialize(context, webhookDelivery.fields, await webhookDeliveryService.resend(context, params.id!)),
  })),
];
