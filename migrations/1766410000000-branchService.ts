import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pause and busy mode of branches (G-144). */
export class BranchService1766410000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table branch add "serviceStates" jsonb not null default '[]' check (jsonb_typeof("serviceStates") = 'array')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table branch drop "serviceStates"');
  }
}
