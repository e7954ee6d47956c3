import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the orders of all branches by total, and for filters that match few orders. Accents do not count in a search,
 * because some locales have no such characters in the index of words.
 */
export class OrderHistory1766320000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.replaceWords(db, true);
    await db.query(`
      create index order_total on "order" ("totalGross", id);
      create index order_delivery on "order" ("deliveryType", "createdAt" desc, id desc);
      create index order_payment on "order" ("paymentMethod", "createdAt" desc, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index order_total; drop index order_delivery; drop index order_payment');
    await this.replaceWords(db, false);
    await db.query('drop function without_accents(text)');
  }

  private async replaceWords(db: QueryRunner, isPlain: boolean): Promise<void> {
    await db.query(`
      create or replace function without_accents(input text) returns text language plpgsql immutable parallel safe as $$ begin
        if octet_length(input) = length(input) then return lower(input); end if;
        return translate(lower(input), 'àáâãäåąćçčďèéêëęěìíîïłñńňòóôõöøőřśšşßťùúûüůűýÿźżž', 'aaaaaaacccdeeeeeeiiiilnnnooooooorsssstuuuuuuyyzzz');
      end $$;
      create or replace function order_words(uid text, ticket integer, first text, last text, company text, phone text, email text)
        returns text language sql immutable parallel safe
        return ${isPlain ? 'without_accents' : 'lower'}(uid || ' ' || coalesce(ticket::text, '') || ' ' || coalesce(first, '') || ' ' ||
          coalesce(last, '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' ' ||
          coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || coalesce(email, ''));
      reindex index order_words;
    `);
  }
}
