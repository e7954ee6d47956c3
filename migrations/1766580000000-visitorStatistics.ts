import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What visitors did on past days, as reports count it. A day in "visitorStatisticDay" has all its counts here. An event of it that is stored
 * later deletes them in the same transaction, and a job counts the day again.
 */
export class VisitorStatistics1766580000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "visitorStatisticDay" (day date primary key, start timestamptz not null, "end" timestamptz not null);
      -- "branches" are those of the counted event, visit or visitor; null for all counts of the day together. "value" is JSON,
      -- as text because it is sorted faster; null for rare ones together.
      create table "visitorStatistic" (
        day date not null references "visitorStatisticDay" on delete cascade,
        count integer not null,
        visitors integer not null,
        report text not null,
        branches uuid[],
        value text collate "C"
      );
      create index "visitorStatistic_day" on "visitorStatistic" (day);
      create index "visitorStatistic_branches" on "visitorStatistic" (report, branches, day);
      create index "visitorStatistic_several" on "visitorStatistic" (report, day) where cardinality(branches) > 1;

      -- The lock lets the job count a day only while no transaction stores events; they do not wait for each other.
      create function visitor_statistics_changed() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(4711010);
        delete from "visitorStatisticDay" using (select min("createdAt") as first, max("createdAt") as last from inserted) as event
        where "end" > first and start <= last;
        return null;
      end $$;
      create trigger visitor_statistics after insert on "analyticsEvent" referencing new table as inserted
        for each statement execute function visitor_statistics_changed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger visitor_statistics on "analyticsEvent";
      drop function visitor_statistics_changed();
      drop table "visitorStatistic", "visitorStatisticDay";
    `);
  }
}
