import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = `
  id uuid primary key default time_ordered_id(),
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()`;

const oneOf = (name: string, ...options: string[]): string =>
  `"${name}" text not null check ("${name}" in (${options.map(option => `'${option}'`).join(', ')}))`;
const rows = (name: string): string => `"${name}" jsonb not null default '[]' check (jsonb_typeof("${name}") = 'array')`;
const names = (name: string, to: string): string => `"${name}Id" uuid references "${to}" on delete restrict`;
const flag = (name: string): string => `"${name}" boolean not null`;
const orientation = oneOf('orientation', 'landscape', 'portrait');
const transition = oneOf('transition', 'none', 'fade', 'slide');
const status = `status text not null default 'offline' check (status in ('online', 'offline', 'error'))`;
const seconds = `"durationSeconds" integer not null check ("durationSeconds" > 0)`;
const sortOrder = `"sortOrder" integer not null check ("sortOrder" >= 0)`;
const onePerson = `check (num_nonnulls("userId", "externalUserId") <= 1)`;

/** An ordered list of references. A referenced record cannot be deleted; the referencing one can. */
const list = (owner: string, field: string, to: string): string => `
  create table "${owner}_${field}" (
    "${owner}Id" uuid not null references "${owner}" on delete cascade,
    "${to}Id" uuid not null references "${to}" on delete restrict,
    position integer not null,
    primary key ("${owner}Id", "${to}Id")
  );
  create index "${owner}_${field}_${to}" on "${owner}_${field}" ("${to}Id");`;

const index = (table: string, ...columns: string[]): string =>
  columns.map(column => `create index "${table}_${column}" on "${table}" ("${column}");`).join('\n');

/** Departments, customers, external users, projects, tasks, recorded and planned working time, devices, signage and redirects. */
export class Staff1763647200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(teams + work + screens + addresses);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table redirect, "digitalSignageDevice", "digitalSignageStream_branches", "digitalSignageStream", "digitalSignageSegment", scene,
        device, "workingSchedule", "workingActivity", "task_externalUsers", task_assignees, task, project_departments, project_branches,
        project, "externalUser", user_departments, department;
      drop index order_donatee;
      alter table "order" drop column "customerId";
      drop table customer;
      alter table "user" drop column "workingDays", drop column locale, drop column "lastLoginAt";
    `);
  }
}

const teams = `
  alter table "user"
    add "workingDays" integer[] not null default '{}' check ("workingDays" <@ array[1, 2, 3, 4, 5, 6, 7]),
    add locale text not null default 'de',
    add "lastLoginAt" timestamptz;
  create table department (${record},
    identifier text not null unique,
    name text not null,
    description text,
    ${names('branch', 'branch')},
    color text,
    ${names('head', 'user')},
    ${sortOrder},
    ${flag('isActive')}
  );
  ${index('department', 'branchId', 'headId')}
  ${list('user', 'departments', 'department')}
  create table customer (${record},
    number text not null unique,
    ${flag('isCompany')},
    "companyName" text,
    "firstName" text,
    "lastName" text,
    email text,
    phone text,
    street text,
    "zipCode" text,
    city text,
    country text check (country in ('DE', 'LI', 'AT', 'CH')),
    "vatNumber" text,
    notes text,
    tags text[] not null default '{}',
    ${flag('isActive')},
    check (not "isCompany" or length(trim("companyName")) > 0)
  );
  alter table "order" add "customerId" uuid references customer on delete restrict;
  create index order_customer on "order" ("customerId") where "customerId" is not null;
  create index order_donatee on "order" ("donateeId") where "donateeId" is not null;
  create table "externalUser" (${record},
    "externalId" text unique,
    username text not null,
    "firstName" text not null,
    "lastName" text not null,
    email text,
    phone text,
    company text,
    ${names('branch', 'branch')},
    ${names('department', 'department')},
    "hourlyRate" numeric(14,4) check ("hourlyRate" >= 0),
    ${flag('isActive')}
  );
  ${index('externalUser', 'branchId', 'departmentId')}`;

const work = `
  create table project (${record},
    number text not null unique,
    name text not null,
    description text,
    ${names('customer', 'customer')},
    ${names('manager', 'user')},
    ${oneOf('status', 'planned', 'active', 'paused', 'finished')},
    "startDate" date,
    "endDate" date,
    "budgetMinutes" integer check ("budgetMinutes" >= 0),
    color text,
    check ("endDate" >= "startDate")
  );
  ${index('project', 'customerId', 'managerId')}
  ${list('project', 'branches', 'branch')}
  ${list('project', 'departments', 'department')}
  create table task (${record},
    title text not null,
    description text,
    ${oneOf('status', 'open', 'inProgress', 'done', 'canceled')},
    ${oneOf('priority', 'low', 'normal', 'high')},
    ${names('project', 'project')},
    ${names('branch', 'branch')},
    ${names('department', 'department')},
    "creatorId" uuid references "user" on delete set null,
    "dueAt" timestamptz,
    ${oneOf('recurrence', 'none', 'daily', 'weekly', 'monthly')},
    ${rows('checklist')},
    "completedAt" timestamptz,
    ${rows('views')}
  );
  ${index('task', 'projectId', 'branchId', 'departmentId', 'creatorId', 'dueAt')}
  ${list('task', 'assignees', 'user')}
  ${list('task', 'externalUsers', 'externalUser')}
  create table "workingActivity" (${record},
    ${names('user', 'user')},
    ${names('externalUser', 'externalUser')},
    ${names('branch', 'branch')} not null,
    ${names('department', 'department')},
    ${names('project', 'project')},
    ${names('task', 'task')},
    ${oneOf('type', 'work', 'training', 'travel')},
    ${oneOf('status', 'running', 'paused', 'ended')},
    "startedAt" timestamptz not null,
    "endedAt" timestamptz check ("endedAt" > "startedAt"),
    ${rows('pauses')},
    "workedMinutes" integer check ("workedMinutes" >= 0),
    "pauseMinutes" integer check ("pauseMinutes" >= 0),
    comment text,
    source text not null default 'backend' check (source in ('terminal', 'backend', 'system')),
    "isFlagged" boolean not null,
    "isApproved" boolean not null,
    "approvedById" uuid references "user" on delete set null,
    check (num_nonnulls("userId", "externalUserId") = 1),
    check ((status = 'ended') = ("endedAt" is not null))
  );
  -- Nobody works twice at the same time (G-106); a conflict, not a value that is taken.
  alter table "workingActivity" add constraint "workingActivity_open" exclude using btree
    ((coalesce("userId", "externalUserId")) with =) where ("endedAt" is null);
  create index "workingActivity_started" on "workingActivity" ("startedAt" desc, id desc);
  create index "workingActivity_user" on "workingActivity" ("userId", "startedAt");
  create index "workingActivity_branch" on "workingActivity" ("branchId", "startedAt");
  ${index('workingActivity', 'externalUserId', 'departmentId', 'projectId', 'taskId')}
  create table "workingSchedule" (${record},
    ${names('user', 'user')},
    ${names('externalUser', 'externalUser')},
    ${names('branch', 'branch')} not null,
    ${names('department', 'department')},
    ${oneOf('type', 'shift', 'vacation', 'sick', 'holiday', 'unavailable')},
    "from" timestamptz not null,
    "to" timestamptz not null check ("to" > "from"),
    "pauseMinutes" integer not null check ("pauseMinutes" >= 0),
    ${flag('isPublished')},
    color text,
    comment text,
    "createdById" uuid references "user" on delete set null,
    ${onePerson}
  );
  create index "workingSchedule_user" on "workingSchedule" ("userId", "from");
  create index "workingSchedule_branch" on "workingSchedule" ("branchId", "from");
  ${index('workingSchedule', 'from', 'externalUserId', 'departmentId')}`;

const screens = `
  create table device (${record},
    identifier text not null unique,
    name text not null,
    ${oneOf('type', 'printer', 'tablet', 'terminal', 'kiosk', 'display')},
    ${names('branch', 'branch')},
    protocol text check (protocol in ('cloudprnt', 'epson')),
    "macAddress" text,
    ${flag('autoPrint')},
    "paperWidth" integer check ("paperWidth" in (58, 80)),
    ${flag('isEnabled')},
    "appVersion" text,
    platform text,
    "lastSeenAt" timestamptz,
    ${status},
    ${rows('logs')}
  );
  ${index('device', 'branchId')}
  create table scene (${record},
    path text not null unique,
    name text not null,
    ${flag('isPublic')},
    ${orientation},
    background text,
    -- A picture in the background is guarded like any other that is named.
    "backgroundImageId" uuid generated always as (case when background like '%-%' then background::uuid end) stored
      references image on delete restrict,
    ${seconds},
    ${transition},
    "validFrom" timestamptz,
    "validTo" timestamptz check ("validTo" > "validFrom")
  );
  create table "digitalSignageSegment" (${record},
    name text not null,
    ${oneOf('type', 'scene', 'image', 'video', 'site')},
    ${names('scene', 'scene')},
    ${names('image', 'image')},
    ${seconds},
    ${transition},
    ${rows('schedule')},
    ${flag('isEnabled')},
    ${sortOrder}
  );
  ${index('digitalSignageSegment', 'sceneId', 'imageId')}
  create table "digitalSignageStream" (${record},
    identifier text not null unique,
    name text not null,
    ${rows('segments')},
    ${rows('schedule')},
    ${orientation},
    ${flag('isEnabled')}
  );
  ${list('digitalSignageStream', 'branches', 'branch')}
  create table "digitalSignageDevice" (${record},
    identifier text not null unique,
    name text not null,
    ${names('branch', 'branch')},
    ${names('stream', 'digitalSignageStream')},
    ${orientation},
    resolution text,
    volume integer not null check (volume between 0 and 100),
    "pairingCode" text,
    ${status},
    "currentSegmentId" uuid references "digitalSignageSegment" on delete set null,
    "appVersion" text,
    "lastSeenAt" timestamptz,
    command jsonb
  );
  ${index('digitalSignageDevice', 'branchId', 'streamId')}`;

const addresses = `
  create table redirect (${record},
    path text not null unique,
    target text not null,
    "statusCode" integer not null check ("statusCode" in (301, 302)),
    ${flag('isEnabled')},
    hits integer not null default 0,
    "lastHitAt" timestamptz
  );`;
