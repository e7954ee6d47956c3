import type { MigrationInterface, QueryRunner } from 'typeorm';

const tokens = [
  ['device', 'token'],
  ['digitalSignageDevice', 'token'],
  ['user', 'timeTrackingToken'],
] as const;

/** The tokens of devices, signage devices and time terminals: their visible part and their hash. */
export class AccessTokens1766000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [table, name] of tokens) await db.query(`alter table "${table}" add "${name}" text, add "${name}Hash" text unique`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, name] of tokens) await db.query(`alter table "${table}" drop column "${name}", drop column "${name}Hash"`);
  }
}
