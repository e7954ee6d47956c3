/** Webhooks: their URLs are public (G-150), and two secrets sign while one replaces the other. */
import { collections } from '../../../../schema/collections';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { TokenService } from '../../../platform/collections/tokenService';
import type { Context } from '../../../platform/context/context';
import { isPublicHttpsUrl } from '../../../platform/http/outgoing/publicAddress';
import { Webhook } from './webhook.entity';

/** Milliseconds for which the previous secret signs too. */
const rotationPeriod = 24 * 3_600_000;

class WebhookService extends TokenService<Webhook> {
  override get renewalText(): string {
    return 'Renew the secret; the previous one signs for another 24 hours.';
  }

  protected override async toColumns(context: Context, input: Partial<Webhook>, record: Webhook): Promise<object> {
    const { url } = input;
    if (url !== undefined && !context.services.canUsePrivateUrls && !isPublicHttpsUrl(url))
      throwIfInvalid([{ path: ['url'], rule: 'notPublicUrl' }]);
    return super.toColumns(context, input, record);
  }

  // The database copies the current secret, so that two renewals at once leave no gap.
  protected override tokenColumns(secret: string, { now }: Context): object {
    const until = new Date(now.getTime() + rotationPeriod).toISOString();
    return {
      signingSecret: secret,
      previousSecret: () => '"signingSecret"',
      previousSecretUntil: () => `case when "signingSecret" is not null then '${until}'::timestamptz end`,
    };
  }
}

export const webhookService = new WebhookService(collections.webhook, Webhook, 'secret');
