import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page may have no type. The previous version shows the placeholder of an unknown type for it. */
export class SitesWithoutType1766530000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table site alter type drop not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update site set type = 'standard' where type is null`);
    await db.query('alter table site alter type set not null');
  }
}
