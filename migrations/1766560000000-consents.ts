import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The proof of what visitors of the shop agreed to. A row is never changed; taking a consent back adds one without purposes. */
export class Consents1766560000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table consent (
        id uuid primary key default time_ordered_id(),
        visitor uuid not null,
        purposes text[] not null,
        version integer not null,
        "createdAt" timestamptz(3) not null
      )`);
    await db.query('create index "consent_visitor" on consent (visitor)');
    await db.query('create index "consent_age" on consent ("createdAt")');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table consent');
  }
}
