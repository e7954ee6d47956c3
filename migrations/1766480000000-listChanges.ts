import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that jobs and SQL statements write, by their collection. The collection service publishes the changes of the others. */
const tables = {
  log: 'log',
  outboxMessage: 'outbox',
  paymentProblem: '"paymentProblem"',
  printJob: '"printJob"',
  webhookDelivery: '"webhookDelivery"',
};
const changes = { insert: 'new', update: 'new', delete: 'old' };

const triggers = (build: (name: string, change: keyof typeof changes, table: string, collection: string) => string): string =>
  Object.entries(tables)
    .flatMap(([collection, table]) =>
      (['insert', 'update', 'delete'] as const).map(change => build(`list_changed_on_${change}`, change, table, collection)),
    )
    .join('\n');

/**
 * Publishes that records of a collection have changed, so that open lists follow. The event names the collection alone and is not stored: a
 * list that misses it loads again when its user returns.
 */
export class ListChanges1766480000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function publish_list() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          perform pg_notify('events', json_build_object('number', nextval('event_number_seq'), 'name', 'listChanged',
            'payload', json_build_object('collection', tg_argv[0]))::text);
        end if;
        return null;
      end $$;
      ${triggers(
        (
          name,
          change,
          table,
          collection,
        ) => `create trigger ${name} after ${change} on ${table} referencing ${changes[change]} table as changed
          for each statement execute function publish_list('${collection}');`,
      )}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${triggers((name, _change, table) => `drop trigger ${name} on ${table};`)}
      drop function publish_list();
    `);
  }
}
