import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The changes of items that staff has not seen. Null in orders without any, and in those of the previous version. */
export class ItemChanges1766440000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table "order" add "itemChanges" jsonb check (jsonb_typeof("itemChanges") = 'array')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop "itemChanges"');
  }
}
