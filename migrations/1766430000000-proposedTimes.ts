import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several proposed times (G-152), which hold their quarters of an hour until the customer answers. The functions of G-147 count an order in
 * its own quarter of an hour and in those of its proposal, each once.
 */
export class ProposedTimes1766430000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table "order" add "proposedTimes" timestamptz(3)[];

      create function proposed_slots(placed "order") returns timestamptz[] language sql immutable parallel safe as $$
        select case when placed."counterAppointment" is null
            or coalesce(placed."rejectedAt", placed."canceledAt", placed."failedAt", placed."confirmedAt") is not null then '{}'
          else array(select distinct slot_of(time) from unnest(
            case when placed."proposedTimes"[1] = placed."counterAppointment" then placed."proposedTimes" else array[placed."counterAppointment"] end
          ) as time order by 1) end;
      $$;

      create index order_proposed on "order" ("branchId", "deliveryType") where "counterAppointment" is not null;

      create or replace function full_slots(branch uuid, method text, since timestamptz) returns setof timestamptz language plpgsql stable as $$
      declare
        capacity integer := slot_capacity(branch, method);
      begin
        if capacity is null then return; end if;
        return query select slot from (
            select id, slot_of(coalesce(appointment, "appointmentDate", "earliestAt")) as slot from "order"
              where "branchId" = branch and "deliveryType" = method
              and coalesce(appointment, "appointmentDate", "earliestAt") >= slot_of(since)
              and coalesce("rejectedAt", "canceledAt", "failedAt") is null
            union
            select id, unnest(proposed_slots(proposed)) from "order" as proposed
              where "branchId" = branch and "deliveryType" = method and "counterAppointment" is not null
          ) as counted where slot >= slot_of(since) group by slot having count(*) >= capacity order by slot;
      end $$;

      create function slot_orders(branch uuid, method text, slot timestamptz) returns setof uuid language sql stable as $$
        select id from "order" where "branchId" = branch and "deliveryType" = method
          and coalesce(appointment, "appointmentDate", "earliestAt") >= slot
          and coalesce(appointment, "appointmentDate", "earliestAt") < slot + interval '15 minutes'
          and coalesce("rejectedAt", "canceledAt", "failedAt") is null
        union
        select id from "order" as proposed
          where "branchId" = branch and "deliveryType" = method and "counterAppointment" is not null and slot = any(proposed_slots(proposed));
      $$;

      create or replace function claim_slot(branch uuid, method text, due timestamptz) returns boolean language plpgsql as $$
      declare
        capacity integer := slot_capacity(branch, method);
        slot timestamptz := slot_of(due);
        taken bigint;
      begin
        if capacity is null or slot is null then return true; end if;
        perform pg_advisory_xact_lock(4711006, hashtext(branch || method || slot));
        select count(*) into taken from slot_orders(branch, method, slot);
        if taken >= capacity then
          raise exception 'slot_full' using errcode = 'SL409';
        end if;
        if taken + 1 = capacity then
          perform publish_slots(branch);
        end if;
        return true;
      end $$;

      create function claim_proposed_slots(claiming uuid) returns void language plpgsql as $$
      declare
        proposed "order";
        capacity integer;
        slot timestamptz;
        taken bigint;
      begin
        select * into proposed from "order" where id = claiming;
        capacity := slot_capacity(proposed."branchId", proposed."deliveryType");
        if capacity is null then return; end if;
        foreach slot in array proposed_slots(proposed) loop
          perform pg_advisory_xact_lock(4711006, hashtext(proposed."branchId" || proposed."deliveryType" || slot));
          select count(*) into taken from slot_orders(proposed."branchId", proposed."deliveryType", slot) as taking where taking <> claiming;
          if taken >= capacity then
            raise exception 'slot_full' using errcode = 'SL409';
          end if;
        end loop;
      end $$;

      create trigger order_proposed after update of "counterAppointment", "proposedTimes" on "order"
        for each row when (proposed_slots(old) is distinct from proposed_slots(new)) execute function publish_moved_order();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_proposed on "order";
      drop function claim_proposed_slots(uuid);

      create or replace function claim_slot(branch uuid, method text, due timestamptz) returns boolean language plpgsql as $$
      declare
        capacity integer := slot_capacity(branch, method);
        slot timestamptz := slot_of(due);
        taken bigint;
      begin
        if capacity is null or slot is null then return true; end if;
        perform pg_advisory_xact_lock(4711006, hashtext(branch || method || slot));
        select count(*) into taken from "order" where "branchId" = branch and "deliveryType" = method
          and coalesce(appointment, "appointmentDate", "earliestAt") >= slot
          and coalesce(appointment, "appointmentDate", "earliestAt") < slot + interval '15 minutes'
          and coalesce("rejectedAt", "canceledAt", "failedAt") is null;
        if taken >= capacity then
          raise exception 'slot_full' using errcode = 'SL409';
        end if;
        if taken + 1 = capacity then
          perform publish_slots(branch);
        end if;
        return true;
      end $$;

      create or replace function full_slots(branch uuid, method text, since timestamptz) returns setof timestamptz language plpgsql stable as $$
      declare
        capacity integer := slot_capacity(branch, method);
      begin
        if capacity is null then return; end if;
        return query select slot_of(due) from (
            select coalesce(appointment, "appointmentDate", "earliestAt") as due from "order" where "branchId" = branch and "deliveryType" = method
              and coalesce(appointment, "appointmentDate", "earliestAt") >= slot_of(since)
              and coalesce("rejectedAt", "canceledAt", "failedAt") is null
          ) as counted group by 1 having count(*) >= capacity order by 1;
      end $$;

      drop function slot_orders(uuid, text, timestamptz), proposed_slots("order");
      drop index order_proposed;
      alter table "order" drop "proposedTimes";
    `);
  }
}
