import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks orders without personal data, and finds those that still have some. */
export class AnonymizedOrders1766300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table "order" add column "anonymizedAt" timestamptz(3);
      create index order_personal on "order" ("createdAt") where "anonymizedAt" is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "anonymizedAt"');
  }
}
