import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff has first seen an order on a screen, and when its branch was reminded of it. */
export class OrderWaiting1766420000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" add column "seenAt" timestamptz(3), add column "remindedAt" timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "seenAt", drop column "remindedAt"');
  }
}
