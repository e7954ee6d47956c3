import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The items of an order that staff has ticked off, and the event of the last tick; null, because the version before inserts neither. */
export class OrderTicks1766445000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table "order" add column "tickedItems" integer[], add column "ticksEvent" integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "tickedItems", drop column "ticksEvent"');
  }
}
