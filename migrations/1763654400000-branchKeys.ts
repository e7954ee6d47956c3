import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys that open the screens of a branch without a login: one for each screen. */
export class BranchKeys1763654400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table branch_key (
        "branchId" uuid not null references branch on delete cascade,
        view text not null check (view in ('frontdesk', 'backoffice')),
        hash text not null unique,
        ending text not null,
        "createdAt" timestamptz(3) not null,
        primary key ("branchId", view)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table branch_key');
  }
}
