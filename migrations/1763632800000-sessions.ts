import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Login sessions. User names are unique regardless of case. */
export class Sessions1763632800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table session (
        id text primary key,
        "userId" uuid not null references "user" on delete cascade,
        "createdAt" timestamptz(3) not null,
        "seenAt" timestamptz(3) not null,
        "expiresAt" timestamptz(3) not null,
        address text not null check (length(address) <= 200),
        agent text not null check (length(agent) <= 200)
      );
      create index session_holder on session ("userId");
      create index session_expiry on session ("expiresAt");
      alter table "user" drop constraint user_username_key;
      create unique index user_username_key on "user" (lower(username));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table session;
      drop index user_username_key;
      alter table "user" add constraint user_username_key unique (username);
    `);
  }
}
