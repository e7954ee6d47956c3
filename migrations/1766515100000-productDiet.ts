import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The diet that a product suits. Null in products of the previous version, which ignores the column. */
export class ProductDiet1766515100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table product add diet text check (diet in ('vegetarian', 'vegan'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table product drop diet');
  }
}
