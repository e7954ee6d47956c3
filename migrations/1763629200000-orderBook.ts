import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = (...names: string[]): string => names.map(name => `"${name}" text`).join(',\n  ');
const times = (...names: string[]): string => names.map(name => `"${name}" timestamptz`).join(',\n  ');

/** Orders with their items and their log, the ticket numbers of each branch and day, and the numbered list of events. */
export class OrderBook1763629200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "order" (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        uid text not null unique,
        hash text not null,
        "ticketNumber" integer check ("ticketNumber" > 0),
        day date not null,
        "branchId" uuid not null references branch on delete restrict,
        "divisionId" uuid references division on delete restrict,
        "deliveryType" text not null check ("deliveryType" in ('takeaway', 'delivery', 'dineIn')),
        "deliveryArea" jsonb,
        "tableIdentifier" text,
        ${texts('firstName', 'lastName', 'email', 'phone', 'companyName', 'vatNumber', 'street', 'floor', 'stairway', 'door', 'zipCode', 'city', 'country')},
        ${texts('deliveryCompanyName', 'deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryFloor', 'deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry')},
        "isCompany" boolean not null default false,
        "isDeliveryAddressDifferent" boolean not null default false,
        "isDeliveryCompany" boolean not null default false,
        comment text,
        "isQuotation" boolean not null default false,
        "isPreorder" boolean not null default false,
        source text not null check (source in ('web', 'kiosk', 'staff', 'api')),
        items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 200),
        pricing jsonb not null,
        "totalGross" numeric(14,4) not null check ("totalGross" >= 0),
        "paymentMethod" text not null check ("paymentMethod" in ('cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans')),
        "donateeId" uuid references donatee on delete restrict,
        "donationAmount" numeric(14,4) check ("donationAmount" >= 0),
        "appointmentDate" timestamptz,
        appointment timestamptz,
        "counterAppointment" timestamptz,
        "rejectionMessage" text,
        ${times('confirmedAt', 'rejectedAt', 'inDeliveryAt', 'deliveredAt', 'completedAt', 'canceledAt', 'failedAt', 'paidAt', 'refundedAt')},
        event integer not null,
        "idempotencyKey" text constraint order_idempotency_key unique,
        "draftDigest" text,
        constraint order_ticket_key unique ("branchId", day, "ticketNumber"),
        check (num_nonnulls("rejectedAt", "canceledAt", "failedAt") <= 1),
        check ("completedAt" is null or num_nonnulls("rejectedAt", "canceledAt", "failedAt") = 0),
        check (("idempotencyKey" is null) = ("draftDigest" is null))
      );
      create index order_branch_created on "order" ("branchId", "createdAt" desc, id desc);
      create index order_created on "order" ("createdAt" desc, id desc);
      create index order_open on "order" ("branchId", "createdAt")
        where "completedAt" is null and "rejectedAt" is null and "canceledAt" is null and "failedAt" is null;
      create index order_finished on "order" (coalesce("completedAt", "rejectedAt", "canceledAt", "failedAt"));
      create index order_rejected on "order" ("createdAt" desc, id desc) where "rejectedAt" is not null;
      create index order_canceled on "order" ("createdAt" desc, id desc) where "canceledAt" is not null;
      create index order_failed on "order" ("createdAt" desc, id desc) where "failedAt" is not null;
      create table order_log (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        "orderId" uuid not null references "order" on delete cascade,
        event integer not null,
        actor text not null,
        action text not null,
        "from" text,
        "to" text not null,
        note text,
        constraint order_log_event_key unique ("orderId", event)
      );
      create table ticket (
        "branchId" uuid not null references branch on delete cascade,
        day date not null,
        last integer not null check (last > 0),
        primary key ("branchId", day)
      );
      create table event (
        number serial primary key,
        "createdAt" timestamptz not null default now(),
        name text not null,
        payload jsonb not null
      );
      create index event_created on event ("createdAt");
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table event, ticket, order_log, "order"');
  }
}
