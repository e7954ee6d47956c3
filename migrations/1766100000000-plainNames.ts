/** Renames jobs that are still queued, and a key of their payload; the handlers have new names. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = {
  deliver: 'deliverMessage',
  forget: 'runRetention',
  loginLink: 'sendLoginLink',
  sweepPayments: 'reconcilePayments',
  tellOfOrder: 'sendOrderNotification',
  expireUploads: 'deleteUnusedUploads',
};

export class PlainNames1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.rename(runner, Object.entries(names));
    await this.renamePayloadKey(runner, 'occasion', 'notification');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.rename(
      runner,
      Object.entries(names).map(([from, to]) => [to, from]),
    );
    await this.renamePayloadKey(runner, 'notification', 'occasion');
  }

  private async rename(runner: QueryRunner, pairs: [from: string, to: string][]): Promise<void> {
    if (!(await this.hasQueue(runner))) return;
    for (const [from, to] of pairs) {
      await runner.query('update graphile_worker._private_tasks set identifier = $2 where identifier = $1', [from, to]);
      await runner.query(`update graphile_worker._private_known_crontabs set identifier = $2 where identifier = $1`, [from, to]);
      await runner.query(`update graphile_worker._private_jobs set key = replace(key, $1, $2) where key = $1 or key like $1 || ' %'`, [
        from,
        to,
      ]);
    }
  }

  private async renamePayloadKey(runner: QueryRunner, from: string, to: string): Promise<void> {
    if (!(await this.hasQueue(runner))) return;
    await runner.query(
      `update graphile_worker._private_jobs
       set payload = (payload::jsonb - $1::text || jsonb_build_object($2::text, payload -> $1::text))::json
       where payload::jsonb ? $1::text`,
      [from, to],
    );
  }

  // A new database gets the tables of the queue after the migrations.
  private async hasQueue(runner: QueryRunner): Promise<boolean> {
    const [{ queue }] = (await runner.query("select to_regclass('graphile_worker._private_tasks') as queue")) as [{ queue: string | null }];
    return queue !== null;
  }
}
