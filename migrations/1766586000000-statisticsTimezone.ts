import type { MigrationInterface, QueryRunner } from 'typeorm';

const timezone = (record: string): string => `(${record}.value ->> 'timezone')`;

/**
 * Days and hours of stored figures are those of the time zone of the shop. A change of it deletes them in the same transaction, and the jobs
 * count the days again.
 */
export class StatisticsTimezone1766586000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The lock waits for days that are being counted in the time zone before.
      create function timezone_changed() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(4711011);
        -- Deleting the rows of years takes longer than a statement may. Reports lock the tables in the same order.
        truncate "visitorStatisticDay", "visitorStatistic";
        truncate "orderStatistic", "orderStatisticProduct", "orderStatisticPlace", "orderStatisticDay";
        return null;
      end $$;
      create trigger timezone_inserted after insert on settings for each row
        when (${timezone('new')} is not null) execute function timezone_changed();
      create trigger timezone_updated after update on settings for each row
        when (${timezone('old')} is distinct from ${timezone('new')}) execute function timezone_changed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger timezone_inserted on settings;
      drop trigger timezone_updated on settings;
      drop function timezone_changed();
    `);
  }
}
