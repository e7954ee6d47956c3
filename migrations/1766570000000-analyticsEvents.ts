import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What visitors of the shop do, and what they could not get. Each month is a partition, so that old months are deleted at once. An event that
 * a client sends has an id, which exists once per month. `visitor` is a hash that nobody can repeat after the day, because its salt is deleted.
 */
export class AnalyticsEvents1766570000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "analyticsEvent" (
        "createdAt" timestamptz(3) not null,
        id uuid,
        visitor uuid,
        branch uuid,
        "pixelRatio" real,
        "screenWidth" smallint,
        "screenHeight" smallint,
        "windowWidth" smallint,
        "windowHeight" smallint,
        "isView" boolean not null,
        "isDark" boolean,
        type text not null,
        action text,
        category text,
        name text,
        path text,
        referrer text,
        language text,
        orientation text,
        browser text,
        "browserVersion" text,
        "operatingSystem" text,
        "operatingSystemVersion" text,
        data jsonb
      ) partition by range ("createdAt")`);
    await db.query('create index "analyticsEvent_createdAt" on "analyticsEvent" using brin ("createdAt") with (pages_per_range = 16)');
    // An index of the whole table would have to contain the time, and a repeated event arrives at another time.
    await db.query(`
      create function create_analytics_partition(month date) returns void language plpgsql as $$
      declare
        first date := date_trunc('month', month);
        partition text := 'analyticsEvent_' || to_char(month, 'YYYY_MM');
      begin
        if to_regclass(format('public.%I', partition)) is not null then return; end if;
        execute format(
          'create table public.%I partition of public."analyticsEvent" for values from (%L) to (%L)',
          partition, first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00'
        );
        execute format('create unique index %I on public.%I (id) where id is not null', partition || '_id', partition);
      end $$`);
    // Unlogged: neither a backup nor a replica contains it, so that deleting a salt deletes it everywhere.
    await db.query('create unlogged table "visitorSalt" (day date primary key, salt bytea not null)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "visitorSalt"');
    await db.query('drop table "analyticsEvent"');
    await db.query('drop function create_analytics_partition');
  }
}
