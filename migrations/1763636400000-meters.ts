import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is counted of strangers, by all processes together. Nothing is lost when it is: a crash may empty it. */
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
