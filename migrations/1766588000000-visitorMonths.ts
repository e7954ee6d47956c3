import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The counts of visitors of past months, the sums of their days, because reports of a year would read hundreds of thousands of counts of days.
 * A month in "visitorStatisticMonth" has all its sums. They are deleted with the first of its days in the same transaction, and the job sums
 * the month up again.
 */
export class VisitorMonths1766588000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "visitorStatisticMonth" (month date primary key);
      create table "visitorMonthCount" (
        month date not null references "visitorStatisticMonth" on delete cascade,
        count integer not null,
        visitors integer not null,
        report text not null,
        branches uuid[],
        value text collate "C"
      );
      create index "visitorMonthCount_month" on "visitorMonthCount" (month);
      create index "visitorMonthCount_branches" on "visitorMonthCount" (report, branches, month);
      create index "visitorMonthCount_several" on "visitorMonthCount" (report, month) where cardinality(branches) > 1;

      create function visitor_day_deleted() returns trigger language plpgsql as $$
      begin
        delete from "visitorStatisticMonth" where month = date_trunc('month', old.day::timestamp);
        return null;
      end $$;
      create trigger visitor_months after delete on "visitorStatisticDay" for each row execute function visitor_day_deleted();

      create or replace function timezone_changed() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(4711011);
        -- Deleting the rows of years takes longer than a statement may. Reports lock the tables in the same order.
        truncate "visitorStatisticDay", "visitorStatistic", "visitorStatisticMonth", "visitorMonthCount";
        truncate "orderStatistic", "orderStatisticProduct", "orderStatisticPlace", "orderStatisticDay";
        return null;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger visitor_months on "visitorStatisticDay";
      drop function visitor_day_deleted();
      drop table "visitorMonthCount", "visitorStatisticMonth";
      create or replace function timezone_changed() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(4711011);
        truncate "visitorStatisticDay", "visitorStatistic";
        truncate "orderStatistic", "orderStatisticProduct", "orderStatisticPlace", "orderStatisticDay";
        return null;
      end $$;
    `);
  }
}
