import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes to search orders by any part of number, name, phone or e-mail, and to sort them by their total. */
export class OrderSearch1763661600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create extension if not exists pg_trgm;
      create function order_words(uid text, ticket integer, first text, last text, company text, phone text, email text) returns text
        language sql immutable parallel safe
        return lower(uid || ' ' || coalesce(ticket::text, '') || ' ' || coalesce(first, '') || ' ' || coalesce(last, '') || ' ' ||
          coalesce(company, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' ||
          coalesce(email, ''));
      create index order_words on "order"
        using gin (order_words(uid, "ticketNumber", "firstName", "lastName", "companyName", phone, email) gin_trgm_ops);
      create index order_branch_total on "order" ("branchId", "totalGross", id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `drop index order_branch_total; drop index order_words; drop function order_words(text, integer, text, text, text, text, text)`,
    );
  }
}
