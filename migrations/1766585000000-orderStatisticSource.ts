import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['orderStatistic', 'orderStatisticProduct', 'orderStatisticPlace'];
const setKey = (columns: string): string => `
  alter table "orderStatistic" drop constraint "orderStatistic_pkey";
  alter table "orderStatistic" add primary key (${columns});`;

/** The figures of past days also by the source of their orders. The job counts the days again. */
export class OrderStatisticSource1766585000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from "orderStatisticDay";
      ${tables.map(table => `alter table "${table}" add column source text not null;`).join('\n')}
      ${setKey('day, "branchId", "deliveryType", source')}
      create trigger order_statistics_source after update on "order" for each row
        when (old.source is distinct from new.source) execute function order_statistics_changed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_statistics_source on "order";
      delete from "orderStatisticDay";
      ${setKey('day, "branchId", "deliveryType"')}
      ${tables.map(table => `alter table "${table}" drop column source;`).join('\n')}
    `);
  }
}
