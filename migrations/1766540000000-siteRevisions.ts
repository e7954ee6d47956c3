import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The earlier states of a page. The previous version writes none, so the next change also stores the state before it. */
export class SiteRevisions1766540000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "siteRevision" (
        id uuid primary key default time_ordered_id(),
        "siteId" uuid not null references site (id) on delete cascade,
        number integer not null,
        blocks jsonb not null,
        author text,
        "authorId" uuid,
        name text,
        "createdAt" timestamptz(3) not null,
        "updatedAt" timestamptz(3) not null,
        "publishedAt" timestamptz(3),
        unique ("siteId", number)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "siteRevision"');
  }
}
