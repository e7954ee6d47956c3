import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database draws ticket numbers during the commit. The row of the day is locked only then, so that a slow connection to the
 * database does not limit how many orders a branch accepts at once.
 */
export class OrderTickets1763661660000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function draw_ticket() returns trigger language plpgsql as $$
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

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger order_ticket on "order"; drop function draw_ticket()');
  }
}
