import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The templates of images made of layers. */
export class ImageTemplates1763665210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "imageTemplate" (
        id uuid primary key default time_ordered_id(),
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        identifier text not null constraint "imageTemplate_identifier_key" unique,
        name text not null,
        width integer not null check (width between 16 and 2400),
        height integer not null check (height between 16 and 2400),
        format text check (format in ('jpg', 'png', 'webp')),
        quality integer check (quality between 1 and 100),
        layers jsonb not null default '[]' check (jsonb_typeof(layers) = 'array')
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table "imageTemplate"');
  }
}
