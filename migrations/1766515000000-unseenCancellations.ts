import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the canceled orders that stay on the board because nobody has seen their cancellation. */
export class UnseenCancellations1766515000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index order_cancellation_unseen on "order" ("canceledAt")
      where ("canceledAt" is not null and "confirmedAt" is not null and "cancellationSeenAt" is null)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index order_cancellation_unseen');
  }
}
