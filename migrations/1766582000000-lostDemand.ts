import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wishes that could not be fulfilled are few among the events of visitors. */
export class LostDemand1766582000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index "analyticsEvent_lostDemand" on "analyticsEvent" ("createdAt") where type = 'lost-demand' or action = 'no_results'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index "analyticsEvent_lostDemand"');
  }
}
