import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The items of an order that staff has ticked off; null for none, because the version before inserts orders without it. */
export class OrderDoneItems1766445000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table "order" add column "tickedItems" integer[]`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "tickedItems"');
  }
}
