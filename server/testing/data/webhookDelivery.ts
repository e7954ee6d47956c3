/** Inserts a sent delivery of a webhook, which only the server can do; returns its id. */
import type { TestApp } from '../app/testApp';

export async function insertWebhookDelivery({ app, make }: TestApp, order: string): Promise<string> {
  const [{ id }] = await app.services.database.query<[{ id: string }]>(
    `insert into "webhookDelivery" ("webhookId", "orderId", uid, event, number, state, "sentAt")
     select $2, id, uid, 'orderCreated', event, 'sent', now() from "order" where id = $1 returning id`,
    [order, await make('webhook')],
  );
  return id;
}
