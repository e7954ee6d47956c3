import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The counts of the rate limits, shared by all processes. The table is unlogged: a crash may empty it. */
export class Meters1763636400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create unlogged table meter (
        key text primary key,
        points integer not null,
        expire bigint
      );
      create index meter_expiry on meter (expire);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table meter');
  }
}
