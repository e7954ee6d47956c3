import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff moved an order to the board before its start time; null, because the version before does not insert it. */
export class OrderStart1766450000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" add column "startedAt" timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "startedAt"');
  }
}
