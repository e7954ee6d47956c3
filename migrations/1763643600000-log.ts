import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of all changes. It has no foreign keys, so that its entries outlive their records. */
export class Log1763643600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table log (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        level text not null check (level in ('debug', 'info', 'warning', 'error')),
        channel text not null check (channel in ('app', 'auth', 'order', 'payment', 'mail', 'sms', 'device', 'api')),
        message text not null,
        who text not null,
        "userId" uuid,
        device text,
        collection text,
        record text,
        context jsonb not null default '[]' check (jsonb_typeof(context) = 'array'),
        url text,
        "requestId" text
      );
      create index log_created on log ("createdAt", id);
      create index log_record on log (record, "createdAt");
      create index log_channel on log (channel, "createdAt", id);
      create index log_unusual on log (level, "createdAt", id) where level <> 'info';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table log');
  }
}
