import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The devices that receive push messages about an order, and the one key pair with which the shop signs them (VAPID). */
export class PushSubscriptions1766520000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "pushKey" (
        "publicKey" text not null,
        "privateKey" text not null,
        "isOnly" boolean primary key default true check ("isOnly")
      )`);
    await db.query(`
      create table "pushSubscription" (
        id uuid primary key default gen_random_uuid(),
        "orderId" uuid not null references "order" (id) on delete cascade,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        "createdAt" timestamptz not null default now(),
        unique ("orderId", endpoint)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "pushSubscription"');
    await db.query('drop table "pushKey"');
  }
}
