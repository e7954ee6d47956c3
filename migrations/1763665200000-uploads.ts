import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files, and the order that references them. */
export class Uploads1763665200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table upload (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        version integer not null check (version > 0),
        extension text not null,
        "mimeType" text not null,
        "publicHash" text not null check ("publicHash" ~ '^[0-9a-f]{32}$'),
        name text,
        size integer check (size >= 0),
        "hasPreview" boolean not null,
        "ownerId" uuid references "user" on delete set null,
        "orderId" uuid references "order" on delete set null deferrable initially deferred
      );
      create index upload_order on upload ("orderId") where "orderId" is not null;
      create index upload_unused on upload ("createdAt") where "orderId" is null and "ownerId" is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table upload');
  }
}
