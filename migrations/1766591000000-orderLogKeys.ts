import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The idempotency key of the request that caused an entry, so that a repeated request of staff has no second effect. */
export class OrderLogKeys1766591000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table order_log add column "idempotencyKey" text');
    await db.query(
      'create unique index order_log_idempotency_key on order_log ("orderId", "idempotencyKey") where "idempotencyKey" is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table order_log drop column "idempotencyKey"');
  }
}
