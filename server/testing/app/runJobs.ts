/** The jobs of a house under test: they wait until a test does them. */
import { workOnce } from '../../platform/jobs/worker';
import { tasks } from '../../app/jobHandlers';
import { urlOf, workerName } from './databases';
import type { House } from './testApp';

/** Does every job that is due, those they cause included; with `hurry`, also those that wait for another attempt. */
export async function runJobs(house: House, { hurry = false } = {}): Promise<void> {
  const { services } = house.app;
  const soon =
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), run_at => now())';
  if (hurry) await services.database.query(soon);
  await workOnce(urlOf(workerName()), services, tasks);
}
