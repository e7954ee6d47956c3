import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many orders one quarter of an hour takes, when staff has changed it: more or fewer than the branch takes by default, or none. The
 * functions of G-147 use the change instead of the default. `claim_slot` reads it once more after it has the lock of the quarter of an hour,
 * which the change takes too, so that parallel orders never exceed it.
 */
export class SlotCapacities1766490000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "slotCapacity" (
        "branchId" uuid not null references branch on delete cascade,
        "deliveryType" text not null check ("deliveryType" in ('takeaway', 'delivery', 'dineIn')),
        slot timestamptz(3) not null check (slot = slot_of(slot)),
        capacity integer not null check (capacity between 0 and 10000),
        primary key ("branchId", "deliveryType", slot)
      );

      create function slot_capacity(branch uuid, method text, slot timestamptz) returns integer language sql stable as $$
        select coalesce((
          select capacity from "slotCapacity" as changed
            where changed."branchId" = branch and changed."deliveryType" = method and changed.slot = slot_capacity.slot
        ), slot_capacity(branch, method));
      $$;

      create function lock_slot(branch uuid, method text, slot timestamptz) returns void language sql as $$
        select pg_advisory_xact_lock(4711006, hashtext(branch || method || slot));
      $$;

      create function slot_counts(branch uuid, method text, since timestamptz, until timestamptz)
        returns table (slot timestamptz, orders bigint) language sql stable as $$
        select counted.slot, count(*) from (
            select id, slot_of(coalesce(appointment, "appointmentDate", "earliestAt")) as slot from "order"
              where "branchId" = branch and "deliveryType" = method
              and coalesce(appointment, "appointmentDate", "earliestAt") >= since
              and coalesce(appointment, "appointmentDate", "earliestAt") < until
              and coalesce("rejectedAt", "canceledAt", "failedAt") is null
            union
            select id, unnest(proposed_slots(proposed)) from "order" as proposed
              where "branchId" = branch and "deliveryType" = method and "counterAppointment" is not null
          ) as counted where counted.slot >= since and counted.slot < until group by counted.slot;
      $$;

      create or replace function full_slots(branch uuid, method text, since timestamptz) returns setof timestamptz language plpgsql stable as $$
      declare
        default_capacity integer := slot_capacity(branch, method);
        first_slot timestamptz := slot_of(since);
      begin
        if default_capacity is null and not exists (
          select from "slotCapacity" as changed
            where changed."branchId" = branch and changed."deliveryType" = method and changed.slot >= first_slot
        ) then return; end if;
        return query select slot from slot_counts(branch, method, first_slot, 'infinity') as counted full join (
            select changed.slot, changed.capacity from "slotCapacity" as changed
              where changed."branchId" = branch and changed."deliveryType" = method and changed.slot >= first_slot
          ) as changed using (slot)
          where coalesce(counted.orders, 0) >= coalesce(changed.capacity, default_capacity) order by slot;
      end $$;

      create or replace function claim_slot(branch uuid, method text, due timestamptz) returns boolean language plpgsql as $$
      declare
        slot timestamptz := slot_of(due);
        capacity integer := slot_capacity(branch, method, slot);
        taken bigint;
      begin
        if capacity is null or slot is null then return true; end if;
        perform lock_slot(branch, method, slot);
        capacity := slot_capacity(branch, method, slot);
        select count(*) into taken from slot_orders(branch, method, slot);
        if taken >= capacity then
          raise exception 'slot_full' using errcode = 'SL409';
        end if;
        if taken + 1 = capacity then
          perform publish_slots(branch);
        end if;
        return true;
      end $$;

      create or replace function claim_proposed_slots(claiming uuid) returns void language plpgsql as $$
      declare
        proposed "order";
        slot timestamptz;
        taken bigint;
      begin
        select * into proposed from "order" where id = claiming;
        foreach slot in array proposed_slots(proposed) loop
          continue when slot_capacity(proposed."branchId", proposed."deliveryType", slot) is null;
          perform lock_slot(proposed."branchId", proposed."deliveryType", slot);
          select count(*) into taken from slot_orders(proposed."branchId", proposed."deliveryType", slot) as taking where taking <> claiming;
          if taken >= slot_capacity(proposed."branchId", proposed."deliveryType", slot) then
            raise exception 'slot_full' using errcode = 'SL409';
          end if;
        end loop;
      end $$;

      create or replace function publish_moved_order() returns trigger language plpgsql as $$
      begin
        if slot_capacity(old."branchId", old."deliveryType") is not null or exists (
          select from "slotCapacity" as changed where changed."branchId" = old."branchId" and changed."deliveryType" = old."deliveryType"
        ) then
          perform publish_slots(old."branchId");
        end if;
        return null;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function publish_moved_order() returns trigger language plpgsql as $$
      begin
        if slot_capacity(old."branchId", old."deliveryType") is not null then
          perform publish_slots(old."branchId");
        end if;
        return null;
      end $$;

      create or replace function claim_proposed_slots(claiming uuid) returns void language plpgsql as $$
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

      drop function slot_counts(uuid, text, timestamptz, timestamptz), lock_slot(uuid, text, timestamptz),
        slot_capacity(uuid, text, timestamptz);
      drop table "slotCapacity";
    `);
  }
}
