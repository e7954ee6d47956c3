import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks and their deliveries. A branch of a webhook cannot be deleted, because a webhook without branches receives the orders of all. */
export class Webhooks1766350000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table webhook (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        name text not null check (length(name) <= 80),
        url text not null check (length(url) <= 2000),
        events text[] not null check (events <@ array['orderCreated', 'orderChanged']),
        "includesPersonalData" boolean not null default false,
        "isEnabled" boolean not null default true,
        secret text check (length(secret) <= 20),
        "signingSecret" text,
        "previousSecret" text,
        "previousSecretUntil" timestamptz(3),
        "pausedUntil" timestamptz(3),
        check ((secret is null) = ("signingSecret" is null))
      );
      create table webhook_branches (
        "webhookId" uuid not null references webhook on delete cascade,
        "branchId" uuid not null references branch on delete restrict,
        position integer not null,
        primary key ("webhookId", "branchId")
      );
      create index webhook_branches_branch on webhook_branches ("branchId");

      create table "webhookDelivery" (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        "webhookId" uuid not null references webhook on delete cascade,
        "orderId" uuid not null references "order" on delete cascade,
        uid text not null,
        event text not null check (event in ('orderCreated', 'orderChanged')),
        number integer not null,
        state text not null check (state in ('queued', 'sent', 'failed')),
        attempts integer not null default 0 check (attempts >= 0),
        "statusCode" integer,
        error text check (length(error) <= 500),
        "sentAt" timestamptz(3),
        constraint webhook_delivery_once unique ("webhookId", number)
      );
      create index webhook_delivery_order on "webhookDelivery" ("orderId");
      create index webhook_delivery_created on "webhookDelivery" ("createdAt" desc, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "webhookDelivery", webhook_branches, webhook');
  }
}
