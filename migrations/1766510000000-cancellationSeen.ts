import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff has seen that a confirmed order was canceled. Orders that were canceled before count as seen. */
export class CancellationSeen1766510000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" add "cancellationSeenAt" timestamptz');
    await db.query('update "order" set "cancellationSeenAt" = "canceledAt" where "canceledAt" is not null and "confirmedAt" is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table "order" drop "cancellationSeenAt"');
  }
}
