import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a branch key was last used, so that the first use of a day can be logged. */
export class KeyUse1766000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table branch_key add "lastUsedAt" timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table branch_key drop column "lastUsedAt"');
  }
}
