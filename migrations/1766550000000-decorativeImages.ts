import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images that only decorate. They have no alternative text. */
export class DecorativeImages1766550000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table image
        add column "isDecorative" boolean not null default false,
        add constraint "image_decorative" check (not "isDecorative" or coalesce(alt, '') = '')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table image drop column "isDecorative"');
  }
}
