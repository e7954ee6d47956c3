import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops an index: the log is sorted by the same index as every list (mapping/indexes.ts). */
export class LogOrder1763643660000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index log_created');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('create index log_created on log ("createdAt", id)');
  }
}
