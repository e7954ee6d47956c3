import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds that are asked for until the provider has answered, refunds of payments with another amount, and the list of payments that staff
 * must look at. Refunds that a crash may have lost are checked again.
 */
export class Refunds1766310000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment
        add column "refundAmount" integer check ("refundAmount" > 0),
        add column "refundAskedAt" timestamptz(3),
        add column "refundAnsweredAt" timestamptz(3),
        drop constraint "payment_refundState_check",
        add constraint "payment_refundState_check" check ("refundState" in ('asked', 'done', 'failed')),
        drop constraint payment_refund_of_paid,
        add constraint payment_refund_of_paid check ("refundState" is null or state in ('paid', 'mismatched'));
      update payment set "refundAskedAt" = "updatedAt" where "refundState" = 'asked';
      update payment set "nextLookAt" = now() where "refundState" = 'asked' or state = 'mismatched';
      update payment set "nextLookAt" = now() from "order"
        where "order".id = payment."orderId" and state = 'paid' and "refundState" is null
          and coalesce("rejectedAt", "canceledAt", "failedAt") is not null;

      create table "paymentProblem" (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        "orderId" uuid not null references "order" on delete cascade,
        "branchId" uuid not null references branch on delete cascade,
        uid text not null,
        problem text not null check (problem in ('mismatch', 'refundFailed', 'refundDelayed', 'chargeback')),
        note text not null check (length(note) <= 500),
        "isResolved" boolean not null default false
      );
      create unique index payment_problem_unresolved on "paymentProblem" ("orderId", problem) where not "isResolved";
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table "paymentProblem";
      update payment set "refundState" = null where state = 'mismatched';
      update payment set "refundState" = 'asked' where "refundState" = 'failed';
      alter table payment
        drop column "refundAmount",
        drop column "refundAskedAt",
        drop column "refundAnsweredAt",
        drop constraint "payment_refundState_check",
        add constraint "payment_refundState_check" check ("refundState" in ('asked', 'done')),
        drop constraint payment_refund_of_paid,
        add constraint payment_refund_of_paid check ("refundState" is null or state = 'paid');
    `);
  }
}
