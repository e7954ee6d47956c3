import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the uid of the order with its payment, so that payments do not read orders. */
export class PaymentUid1766200100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment add column uid text;
      update payment set uid = "order".uid from "order" where "order".id = payment."orderId";
      alter table payment alter column uid set not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payment drop column uid');
  }
}
