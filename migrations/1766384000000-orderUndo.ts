import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The earlier values of the columns that an action wrote, with which staff can undo it. */
export class OrderUndo1766384000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table order_log add column "earlierColumns" jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table order_log drop column "earlierColumns"');
  }
}
