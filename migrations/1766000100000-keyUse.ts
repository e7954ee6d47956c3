import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the key of a branch was last used, so that the log can tell of the first use of a day. */
export class KeyUse1766000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table branch_key add "lastUsedAt" timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table branch_key drop column "lastUsedAt"');
  }
}
