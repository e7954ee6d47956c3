import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When pages will be published and unpublished. `blocks` is what will be published. A plan that failed, and an unpublishing that has taken
 * place, stay with the time of it. The previous version ignores the table and its jobs.
 */
export class SitePlans1766541000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "sitePlan" (
        id uuid primary key default time_ordered_id(),
        "siteId" uuid not null references site (id) on delete cascade,
        kind text not null check (kind in ('publish', 'unpublish')),
        at timestamptz(3) not null,
        blocks jsonb check ((blocks is not null) = (kind = 'publish')),
        author text not null,
        "createdAt" timestamptz(3) not null,
        "endedAt" timestamptz(3),
        failure text,
        unique ("siteId", kind)
      )`);
    await db.query('create index on "sitePlan" (at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "sitePlan"');
  }
}
