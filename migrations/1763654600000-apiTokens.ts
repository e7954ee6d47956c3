import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tokens of API clients: their scopes and branches; no branch means all branches. */
export class ApiTokens1763654600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table api_token (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null,
        "renewedAt" timestamptz(3),
        name text not null check (length(name) between 1 and 80),
        hash text not null unique,
        ending text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        branches uuid[],
        "expiresAt" timestamptz(3),
        "lastUsedAt" timestamptz(3),
        "revokedAt" timestamptz(3)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table api_token');
  }
}
