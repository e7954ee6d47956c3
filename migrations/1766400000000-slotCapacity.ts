import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Preparation and capacity of branches (G-147). The orders themselves are counted, so a canceled or moved order gives its place back without
 * further writes. `claim_slot` counts after it has the lock of the quarter of an hour, so parallel orders never exceed the capacity.
 */
export class SlotCapacity1766400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table branch
        add "takeawayPreparationMinutes" integer not null default 0 check ("takeawayPreparationMinutes" between 0 and 1440),
        add "deliveryPreparationMinutes" integer not null default 0 check ("deliveryPreparationMinutes" between 0 and 1440),
        add "dineInPreparationMinutes" integer not null default 0 check ("dineInPreparationMinutes" between 0 and 1440),
        add "deliveryMinutes" integer not null default 0 check ("deliveryMinutes" between 0 and 1440),
        add "takeawaySlotCapacity" integer check ("takeawaySlotCapacity" between 1 and 10000),
        add "deliverySlotCapacity" integer check ("deliverySlotCapacity" between 1 and 10000),
        add "dineInSlotCapacity" integer check ("dineInSlotCapacity" between 1 and 10000);

      alter table "order" add "earliestAt" timestamptz(3);

      create function slot_of(due timestamptz) returns timestamptz language sql immutable parallel safe
        return date_bin('15 minutes', due, timestamptz '2000-01-01 00:00:00Z');

      create function slot_of(placed "order") returns timestamptz language sql immutable parallel safe
        return case when coalesce(placed."rejectedAt", placed."canceledAt", placed."failedAt") is null
          then slot_of(coalesce(placed.appointment, placed."appointmentDate", placed."earliestAt")) end;

      create index order_due on "order" ("branchId", "deliveryType", coalesce(appointment, "appointmentDate", "earliestAt"));

      create function slot_capacity(branch uuid, method text) returns integer language sql stable as $$
        select case method when 'takeaway' then "takeawaySlotCapacity" when 'delivery' then "deliverySlotCapacity" else "dineInSlotCapacity" end
          from branch where id = slot_capacity.branch;
      $$;

      create function full_slots(branch uuid, method text, since timestamptz) returns setof timestamptz language plpgsql stable as $$
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

      create function publish_slots(branch uuid) returns void language sql as $$
        with event as (
          insert into event (name, payload) values ('slotsChanged', jsonb_build_object('id', branch)) returning number, name, payload
        ) select pg_notify('events', row_to_json(event)::text) from event;
      $$;

      create function claim_slot(branch uuid, method text, due timestamptz) returns boolean language plpgsql as $$
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

      create function publish_moved_order() returns trigger language plpgsql as $$
      begin
        if slot_capacity(old."branchId", old."deliveryType") is not null then
          perform publish_slots(old."branchId");
        end if;
        return null;
      end $$;
      create trigger order_moved after update of appointment, "rejectedAt", "canceledAt", "failedAt" on "order"
        for each row when (slot_of(old) is distinct from slot_of(new)) execute function publish_moved_order();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger order_moved on "order";
      drop function publish_moved_order(), claim_slot(uuid, text, timestamptz), publish_slots(uuid),
        full_slots(uuid, text, timestamptz), slot_capacity(uuid, text), slot_of("order");
      drop index order_due;
      drop function slot_of(timestamptz);
      alter table "order" drop "earliestAt";
      alter table branch drop "takeawayPreparationMinutes", drop "deliveryPreparationMinutes", drop "dineInPreparationMinutes",
        drop "deliveryMinutes", drop "takeawaySlotCapacity", drop "deliverySlotCapacity", drop "dineInSlotCapacity";
    `);
  }
}
