import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { WebhookDelivery } from './webhookDelivery.entity';
import { webhookDeliveryService } from './webhookDelivery.service';

@Resolver(() => WebhookDelivery)
export class WebhooksResolver {
  @Mutation(() => WebhookDelivery, {
    description: 'Send a delivery of a webhook again, with the order as it is now. CONFLICT while it is queued. For admins.',
  })
  resendWebhookDelivery(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return webhookDeliveryService.resend(context, id);
  }
}
