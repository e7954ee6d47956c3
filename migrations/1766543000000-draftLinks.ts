import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show the draft of a page without a login. Of their secret only the hash is stored. */
export class DraftLinks1766543000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "draftLink" (
        id uuid primary key default time_ordered_id(),
        "siteId" uuid not null references site (id) on delete cascade,
        hash text not null unique,
        author text not null,
        "authorId" uuid not null references "user" (id) on delete cascade,
        "createdAt" timestamptz(3) not null,
        "expiresAt" timestamptz(3) not null
      )`);
    await db.query('create index "draftLink_site" on "draftLink" ("siteId")');
    await db.query('create index "draftLink_author" on "draftLink" ("authorId")');
    await db.query('create index "draftLink_expiry" on "draftLink" ("expiresAt")');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "draftLink"');
  }
}
