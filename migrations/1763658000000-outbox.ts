import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All messages, before and after they are sent. The messages of an order are deleted with it. */
export class Outbox1763658000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outbox (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        kind text not null check (kind in ('mail', 'sms')),
        recipient text not null check (length(recipient) <= 320),
        "replyTo" text check (length("replyTo") <= 320),
        subject text check (length(subject) <= 250),
        body text not null,
        html text,
        "isConfidential" boolean not null default false,
        state text not null check (state in ('queued', 'sent', 'failed', 'unconfigured')),
        attempts integer not null default 0 check (attempts >= 0),
        error text check (length(error) <= 500),
        "sentAt" timestamptz(3),
        "orderId" uuid references "order" on delete cascade,
        key text constraint outbox_key_key unique,
        check ((kind = 'mail') = (subject is not null)),
        check ((state = 'sent') = ("sentAt" is not null))
      );
      create index outbox_order on outbox ("orderId") where "orderId" is not null;
      create index outbox_created on outbox ("createdAt" desc, id desc);
      create index outbox_recipient on outbox (recipient, "createdAt") where kind = 'sms';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table outbox');
  }
}
