import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Login links, and a public id of each session, with which it can be ended without its token. */
export class SignIn1763654500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table login_link (
        id text primary key,
        "userId" uuid not null references "user" on delete cascade,
        "createdAt" timestamptz(3) not null,
        "expiresAt" timestamptz(3) not null
      );
      create index login_link_user on login_link ("userId", "createdAt");
      alter table session add column "publicId" uuid not null default gen_random_uuid() constraint "session_publicId_key" unique;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table login_link;
      alter table session drop column "publicId";
    `);
  }
}
