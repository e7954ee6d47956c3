import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The products that are sold out in a branch (G-145). */
export class SoldOut1766412000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table branch add "soldOut" jsonb not null default '[]' check (jsonb_typeof("soldOut") = 'array')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table branch drop "soldOut"');
  }
}
