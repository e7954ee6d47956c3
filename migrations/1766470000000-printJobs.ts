import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Print jobs. Each receipt of an order is printed once by each printer; further prints count as copies. */
export class PrintJobs1766470000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "printJob" (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        "orderId" uuid not null references "order" on delete cascade,
        "branchId" uuid not null references branch on delete cascade,
        "deviceId" uuid not null references device on delete cascade,
        uid text not null,
        receipt text not null check (receipt in ('preparation', 'customer')),
        copy integer not null default 0 check (copy >= 0),
        event integer,
        "availableAt" timestamptz(3) not null default now(),
        state text not null default 'queued' check (state in ('queued', 'expired')),
        constraint print_job_once unique ("orderId", "deviceId", receipt, copy)
      );
      create index print_job_created on "printJob" ("createdAt" desc, id desc);
      create index print_job_device on "printJob" ("deviceId");
      create index print_job_queued on "printJob" ("availableAt") where state = 'queued';
      create index print_job_branch on "printJob" ("branchId");
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "printJob"');
  }
}
