import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Online payments: one attempt per order, and when to check it again. */
export class Payments1763668800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payment (
        id uuid primary key default gen_random_uuid(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        "orderId" uuid not null unique references "order" on delete cascade,
        provider text not null check (provider in ('mollie', 'datatrans')),
        reference text unique,
        url text,
        amount integer not null check (amount > 0),
        currency text not null,
        state text not null default 'open' check (state in ('open', 'paid', 'failed', 'mismatched')),
        "refundState" text check ("refundState" in ('asked', 'done')),
        simulated text check (simulated in ('paid', 'failed')),
        "nextLookAt" timestamptz(3),
        constraint payment_opened_whole check ((reference is null) = (url is null)),
        constraint payment_refund_of_paid check ("refundState" is null or state = 'paid')
      );
      create index payment_due on payment ("nextLookAt") where "nextLookAt" is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payment');
  }
}
