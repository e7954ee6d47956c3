/** The log of deliveries for admins, who can send one again (G-150). */
import { In } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { AppError } from '../../../../schema/errors/appError';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { currentTrace } from '../../../platform/tracing/spans';
import { addDeliveryJobSql } from './createDeliveries';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

class WebhookDeliveryService extends CollectionService<WebhookDelivery> {
  /** Queues a delivery again with a new series of attempts and ends the pause of its webhook. CONFLICT while it is queued. */
  async resend(context: Context, id: string): Promise<WebhookDelivery> {
    context.authorize('webhookDelivery.update');
    return context.transaction(async context => {
      const { webhook } = await this.get(context, id);
      const columns = { state: 'queued', attempts: 0, error: null, updatedAt: context.now } as const;
      const { affected } = await context.records(WebhookDelivery).update({ id, state: In(['sent', 'failed']) }, columns);
      if (!affected) throw new AppError('CONFLICT', { message: 'Diese Zustellung wartet noch.' });
      await context.records(Webhook).update({ id: webhook }, { pausedUntil: null, updatedAt: () => '"updatedAt"' });
      await context.db.query(`select ${addDeliveryJobSql('$1::uuid', '$2')}`, [id, currentTrace()]);
      return this.get(context, id);
    });
  }
}

export const webhookDeliveryService = new WebhookDeliveryService(collections.webhookDelivery, WebhookDelivery);
