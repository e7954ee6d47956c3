import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the orders of all branches by total, and for filters that match few orders. Letters with accents are searched without them,
 * because the index of words knows only the letters of the locale.
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
    await db.query('drop function plain_letters(text)');
  }

  private async replaceWords(db: QueryRunner, isPlain: boolean): Promise<void> {
    await db.query(`
      create or replace function plain_letters(letters text) returns text language plpgsql immutable parallel safe as $$ begin
        if octet_length(letters) = length(letters) then return lower(letters); end if;
        return translate(lower(letters), 'àáâãäåąćçčďèéêëęěìíîïłñńňòóôõöøőřśšşßťùúûüůűýÿźżž', 'aaaaaaacccdeeeeeeiiiilnnnooooooorsssstuuuuuuyyzzz');
      end $$;
      create or replace function order_words(uid text, ticket integer, first text, last text, company text, phone text, email text)
        returns text language sql immutable parallel safe
        return ${isPlain ? 'plain_letters' : 'lower'}(uid || ' ' || coalesce(ticket::text, '') || ' ' || coalesce(first, '') || ' ' ||
          coalesce(last, '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' ' ||
          coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || coalesce(email, ''));
      reindex index order_words;
    `);
  }
}
