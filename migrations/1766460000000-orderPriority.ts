import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an order has priority on the boards; null, because the version before does not insert it. */
export class OrderPriority1766460000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" add column "prioritizedAt" timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "prioritizedAt"');
  }
}
