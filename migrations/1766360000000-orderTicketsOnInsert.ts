import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database draws ticket numbers while it inserts an order, so that it writes the order and its index entries once. One statement inserts
 * the order and commits, so the row of the day is locked for no round trip.
 */
export class OrderTicketsOnInsert1766360000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_ticket on "order";
      create or replace function draw_ticket() returns trigger language plpgsql as $$
      begin
        if coalesce((select (value->>'disableTickets')::boolean from settings), false) then
          return new;
        end if;
        insert into ticket ("branchId", day, last) values (new."branchId", new.day, 1)
          on conflict ("branchId", day) do update set last = ticket.last + 1
          returning last into new."ticketNumber";
        return new;
      end $$;
      create trigger order_ticket before insert on "order"
        for each row when (new."ticketNumber" is null) execute function draw_ticket();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_ticket on "order";
      create or replace function draw_ticket() returns trigger language plpgsql as $$
      declare
        drawn integer;
      begin
        if coalesce((select (value->>'disableTickets')::boolean from settings), false) then
          return null;
        end if;
        insert into ticket ("branchId", day, last) values (new."branchId", new.day, 1)
          on conflict ("branchId", day) do update set last = ticket.last + 1
          returning last into drawn;
        update "order" set "ticketNumber" = drawn where id = new.id;
        return null;
      end $$;
      create constraint trigger order_ticket after insert on "order"
        deferrable initially deferred for each row when (new."ticketNumber" is null) execute function draw_ticket();
    `);
  }
}
