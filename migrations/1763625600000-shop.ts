import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = `
  id uuid primary key default time_ordered_id(),
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()`;

const flag = (name: string): string => `"${name}" boolean not null`;
const flags = (...names: string[]): string => names.map(flag).join(',\n  ');
const oneOf = (...options: string[]): string => `in (${options.map(option => `'${option}'`).join(', ')})`;
const image = (name: string): string => `"${name}Id" uuid references image on delete restrict`;
const rows = (name: string): string => `"${name}" jsonb not null default '[]' check (jsonb_typeof("${name}") = 'array')`;
const amount = (name: string): string => `"${name}" numeric check ("${name}" > 0)`;
const rate = (name: string): string => `"${name}" numeric(4,1) not null check ("${name}" between 0 and 100)`;
const country = `country text check (country ${oneOf('DE', 'LI', 'AT', 'CH')})`;

/** An ordered list of references: `branch_tags`. A referenced record cannot be deleted; the referencing one can. */
const list = (owner: string, field: string, to: string): string => `
  create table "${owner}_${field}" (
    "${owner}Id" uuid not null references "${owner}" on delete cascade,
    "${to}Id" uuid not null references "${to}" on delete restrict,
    position integer not null,
    primary key ("${owner}Id", "${to}Id")
  );
  create index "${owner}_${field}_${to}" on "${owner}_${field}" ("${to}Id");`;

/** Settings, users, branches, images and the catalogue. */
export class Shop1763625600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // UUID version 7 is sorted by time, so that new rows are stored together; PostgreSQL generates it only since version 18.
    await db.query(`
      create function time_ordered_id() returns uuid language sql volatile as $$
        select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
      $$`);
    await db.query(`
      create table settings (
        id boolean primary key default true check (id),
        value jsonb not null,
        "updatedAt" timestamptz(3) not null default now()
      );
      create table image (${record},
        version integer not null check (version > 0),
        extension text not null,
        "mimeType" text not null,
        alt text,
        title text,
        width integer check (width > 0),
        height integer check (height > 0),
        size integer check (size >= 0),
        "focusX" numeric(4,3) check ("focusX" between 0 and 1),
        "focusY" numeric(4,3) check ("focusY" between 0 and 1),
        hash text,
        tags text[] not null default '{}'
      );
      create table "user" (${record},
        username text not null constraint user_username_key unique,
        email text not null,
        "firstName" text not null,
        "lastName" text not null,
        phone text,
        password text,
        roles text[] not null check (roles <@ array['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR']),
        ${image('avatar')},
        "personnelNumber" text,
        "employmentStart" date,
        "employmentEnd" date,
        "weeklyTargetMinutes" integer check ("weeklyTargetMinutes" >= 0),
        "holidayDaysPerYear" numeric(4,1) check ("holidayDaysPerYear" >= 0),
        ${flags('isActive', 'isLocked')},
        "accountExpiresAt" timestamptz
      );
      create unique index user_email_key on "user" (lower(email));
      create table tag (${record},
        name text not null unique,
        ${image('image')},
        color text,
        "sortOrder" integer not null check ("sortOrder" >= 0)
      );
      create table division (${record},
        identifier text not null unique,
        name text not null,
        title text,
        description text,
        "seoTitle" text,
        "seoDescription" text,
        "businessName" text,
        street text,
        "zipCode" text,
        city text,
        ${country},
        phone text,
        email text,
        website text,
        "vatNumber" text,
        ${image('logo')},
        ${image('image')},
        "sortOrder" integer not null check ("sortOrder" >= 0),
        ${flag('isPublic')}
      );
      create table branch (${record},
        identifier text not null unique,
        name text not null,
        description text,
        street text,
        "zipCode" text,
        city text,
        ${country} not null,
        phone text,
        email text,
        website text,
        latitude numeric(10,7) check (latitude between -90 and 90),
        longitude numeric(10,7) check (longitude between -180 and 180),
        keywords text,
        ${image('logo')},
        ${flag('isPublic')},
        ${rows('openingHours')},
        ${rows('deliveryHours')},
        "orderableFrom" text check ("orderableFrom" ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'),
        "closedMessage" text,
        notification text,
        "pickupText" text,
        ${flags('isDeliveryHoursEnabled', 'isTakeawayEnabled', 'isDeliveryEnabled', 'isDineInEnabled', 'isTableSelectionEnabled', 'isPreorderEnabled', 'isAppointmentRequired', 'isQuotationRequired')},
        "defaultDeliveryMethod" text not null check ("defaultDeliveryMethod" ${oneOf('takeaway', 'delivery', 'dineIn')}),
        ${flags('isCashEnabled', 'isATMCardEnabled', 'isHydroAGVoucherEnabled', 'isMollieEnabled', 'isDatatransEnabled')},
        ${flags('isDeliveryEmailRequired', 'isDineInEmailRequired', 'isTakeawayEmailRequired')},
        ${flags('isDeliveryPhoneRequired', 'isDineInPhoneRequired', 'isTakeawayPhoneRequired')},
        ${flags('isDeliveryAddressRequired', 'isDineInAddressRequired', 'isTakeawayAddressRequired')},
        ${rows('deliveryAreas')},
        "divisionId" uuid references division on delete restrict,
        facebook text,
        instagram text,
        "orderEmail" text,
        iban text,
        bic text,
        "sortOrder" integer not null check ("sortOrder" >= 0)
      );
      create table "table" (${record},
        identifier text not null,
        "branchId" uuid not null references branch on delete restrict,
        seats integer check (seats > 0),
        area text,
        ${flag('isEnabled')},
        constraint table_identifier_key unique ("branchId", identifier)
      );
      create table donatee (${record},
        name text not null,
        description text,
        ${image('image')},
        website text,
        email text,
        iban text,
        bic text,
        ${flag('isActive')},
        "sortOrder" integer not null check ("sortOrder" >= 0)
      );
      create table category (${record},
        name text not null,
        description text,
        ${image('image')},
        ${rows('schedule')},
        ${flags('isEnabled', 'isVisibleWhenUnavailable')},
        "sortOrder" integer not null check ("sortOrder" >= 0)
      );
      create table product (${record},
        uid text not null unique,
        name text not null,
        description text,
        "articleNumber" text,
        keywords text,
        allergens text[] not null default '{}',
        type text not null check (type ${oneOf('simple', 'configurable', 'bundle')}),
        price numeric(14,4) check (price >= 0),
        unit text not null,
        ${rows('alternativeUnits')},
        ${amount('minimumQuantity')},
        ${amount('maximumQuantity')},
        ${amount('quantityStepSize')},
        ${amount('defaultQuantity')},
        "defaultUnit" text,
        pricing text not null check (pricing ${oneOf('fixed', 'approximate', 'minimum')}),
        "calculationModel" text check ("calculationModel" ${oneOf('perUnit', 'perStep', 'flat')}),
        ${flag('isPriceHidden')},
        ${rate('tax')},
        ${rate('dineInTax')},
        ${rate('takeawayTax')},
        ${rows('schedule')},
        ${flags('isEnabled', 'isVisibleWhenUnavailable', 'isStepByStep', 'isLeadTimeEnabled')},
        config jsonb not null,
        "netContent" jsonb,
        "leadTimeType" text check ("leadTimeType" ${oneOf('minutes', 'hours', 'days', 'weeks')}),
        "leadTimeValue" integer check ("leadTimeValue" >= 0),
        "sortOrder" integer not null check ("sortOrder" >= 0),
        check ("maximumQuantity" >= "minimumQuantity")
      );
      create table menu (${record},
        name text not null,
        "availableFrom" timestamptz not null,
        ${rows('catalog')}
      );
      ${list('branch', 'tags', 'tag')}
      ${list('branch', 'images', 'image')}
      ${list('division', 'branches', 'branch')}
      ${list('user', 'branches', 'branch')}
      ${list('product', 'images', 'image')}
      ${list('menu', 'branches', 'branch')}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table menu_branches, product_images, user_branches, division_branches, branch_images, branch_tags,
        menu, product, category, donatee, "table", branch, division, tag, "user", image, settings;
      drop function time_ordered_id`);
  }
}
