import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of the log is indexed as that of every list is (server/collection/indexes.ts); a second index would only cost. */
export class LogOrder1763643660000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index log_created');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('create index log_created on log ("createdAt", id)');
  }
}
