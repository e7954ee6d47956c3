import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The visitor of an order (table F): the key that the events of the same visitor have on that day. */
export class OrderVisitor1766590000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" add "visitorId" uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop column "visitorId"');
  }
}
