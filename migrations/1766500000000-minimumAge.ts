import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The minimum age for products. Null in products of the previous version, which ignores the column. */
export class MinimumAge1766500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table product add "minimumAge" text check ("minimumAge" in ('from16', 'from18'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table product drop "minimumAge"');
  }
}
