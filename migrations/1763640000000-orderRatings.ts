import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ratings of orders by customers: all four or none. */
export class OrderRatings1763640000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table "order"
        add rating integer check (rating between 1 and 5),
        add "foodRating" integer check ("foodRating" between 1 and 5),
        add "serviceRating" integer check ("serviceRating" between 1 and 5),
        add "processRating" integer check ("processRating" between 1 and 5),
        add "ratingComment" text,
        add "ratedAt" timestamptz(3),
        add constraint order_rating_whole check (num_nonnulls(rating, "foodRating", "serviceRating", "processRating", "ratedAt") in (0, 5)),
        add constraint order_rating_comment check ("ratingComment" is null or rating is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table "order"
        drop "ratedAt", drop "ratingComment", drop "processRating", drop "serviceRating", drop "foodRating", drop rating;
    `);
  }
}
