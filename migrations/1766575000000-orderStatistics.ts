import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes the figures of an order. Anonymizing removes the place, so it changes them too. */
const figures = [
  ...['day', '"branchId"', '"deliveryType"', '"isQuotation"', '"paymentMethod"', 'items', 'pricing', '"createdAt"'],
  ...['"isDeliveryAddressDifferent"', '"zipCode"', 'city', '"deliveryZipCode"', '"deliveryCity"'],
  ...['"confirmedAt"', '"inDeliveryAt"', '"deliveredAt"', '"completedAt"', '"rejectedAt"', '"canceledAt"', '"failedAt"', '"paidAt"'],
];
const rowOf = (record: string): string => `(${figures.map(column => `${record}.${column}`).join(', ')})`;

/**
 * The figures of past days, by branch and delivery method. A day in "orderStatisticDay" has all its figures here. A change of one of its
 * orders deletes them in the same transaction, and a job counts the day again.
 */
export class OrderStatistics1766575000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "orderStatisticDay" (day date primary key);
      create table "orderStatistic" (
        day date not null references "orderStatisticDay" on delete cascade,
        "branchId" uuid not null,
        "deliveryType" text not null,
        orders integer not null,
        canceled integer not null,
        items numeric not null,
        net numeric not null,
        tax numeric not null,
        gross numeric not null,
        "ordersByHour" integer[] not null check (array_length("ordersByHour", 1) = 24),
        primary key (day, "branchId", "deliveryType")
      );
      -- Without a branch: all branches together.
      create table "orderStatisticProduct" (
        day date not null references "orderStatisticDay" on delete cascade,
        "branchId" uuid,
        "deliveryType" text not null,
        product text not null,
        unit text not null,
        name text not null,
        amount numeric not null,
        orders integer not null,
        gross numeric not null
      );
      create table "orderStatisticPlace" (
        day date not null references "orderStatisticDay" on delete cascade,
        "branchId" uuid,
        "deliveryType" text not null,
        "zipCode" text not null,
        city text not null,
        orders integer not null,
        gross numeric not null
      );
      create index "orderStatisticProduct_day" on "orderStatisticProduct" (day);
      create index "orderStatisticProduct_branch" on "orderStatisticProduct" ("branchId", day);
      create index "orderStatisticPlace_day" on "orderStatisticPlace" (day);
      create index "orderStatisticPlace_branch" on "orderStatisticPlace" ("branchId", day);
      create index order_day on "order" (day);

      -- The lock lets the job count a day only while no transaction changes orders of it; orders do not wait for each other.
      create function reset_order_statistics(changed date) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(4711008, changed - date '2000-01-01');
        delete from "orderStatisticDay" where day = changed;
      end $$;
      create function order_statistics_changed() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform reset_order_statistics(old.day); end if;
        if tg_op = 'INSERT' then perform reset_order_statistics(new.day);
        elsif tg_op = 'UPDATE' and new.day <> old.day then perform reset_order_statistics(new.day); end if;
        return null;
      end $$;
      create trigger order_statistics after insert or delete on "order" for each row execute function order_statistics_changed();
      create trigger order_statistics_update after update on "order" for each row
        when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function order_statistics_changed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_statistics on "order";
      drop trigger order_statistics_update on "order";
      drop function order_statistics_changed();
      drop function reset_order_statistics(date);
      drop index order_day;
      drop table "orderStatisticPlace", "orderStatisticProduct", "orderStatistic", "orderStatisticDay";
    `);
  }
}
