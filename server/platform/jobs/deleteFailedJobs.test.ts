import { useTestApp } from '../../testing/app/testApp';
import { deleteFailedJobs } from './deleteFailedJobs';
import { enqueue, type JobName } from './enqueue';
import { readQueueState } from './queueState';
import type { Json } from '../../testing/app/json';

const app = useTestApp({ isOwn: true });
const query = (sql: string, parameters: unknown[] = []): Promise<Json[]> => app.app.services.database.query(sql, parameters);
const namesOfJobs = async () =>
  (await query('select task_identifier as name from graphile_worker.jobs order by id')).map(({ name }) => name);

interface JobState {
  attempts: number;
  maxAttempts?: number;
  lockedBy?: string;
  daysAgo?: number;
}

async function addJob(name: JobName, { attempts, maxAttempts = 10, lockedBy, daysAgo = 0 }: JobState): Promise<void> {
  await app.contextFor().transaction(context => enqueue(context, name, {} as never));
  await query(
    `update graphile_worker._private_jobs set attempts = $1, max_attempts = $2, locked_by = $3,
       locked_at = case when $3::text is not null then now() end, run_at = now() - $4 * interval '1 day'
     where id = (select max(id) from graphile_worker._private_jobs)`,
    [attempts, maxAttempts, lockedBy ?? null, daysAgo],
  );
}

const readMetric = async () => /^jobs\{state="failed"\} (\d+)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1];

afterEach(() => query('delete from graphile_worker._private_jobs'));

test('deletes a job by schedule that failed, because it runs again at its next time', async () => {
  await addJob('reconcilePayments', { attempts: 1, maxAttempts: 1 });
  expect(await readMetric()).toBe('1');
  await deleteFailedJobs(app.app.services.database);
  expect(await namesOfJobs()).toEqual([]);
  expect((await readQueueState(app.app.services.database)).failed).toBe(0);
});

test('leaves jobs that run or have further attempts, and does not count them as failed', async () => {
  await addJob('reconcilePayments', { attempts: 1, maxAttempts: 1, lockedBy: 'worker' });
  await addJob('remindBranches', { attempts: 0, maxAttempts: 1, daysAgo: 40 });
  await addJob('sendLoginLink', { attempts: 9, daysAgo: 40 });
  await deleteFailedJobs(app.app.services.database);
  expect(await namesOfJobs()).toEqual(['reconcilePayments', 'remindBranches', 'sendLoginLink']);
  expect(await readQueueState(app.app.services.database)).toMatchObject({ waiting: 2, failed: 0 });
});

test('deletes other failed jobs after thirty days, those with personal data after a day', async () => {
  await addJob('sendOrderNotification', { attempts: 10, daysAgo: 29 });
  await addJob('deliverWebhook', { attempts: 10, daysAgo: 31 });
  await addJob('sendLoginLink', { attempts: 10, daysAgo: 0.9 });
  await addJob('forwardPixelEvent', { attempts: 10, daysAgo: 1.1 });
  await deleteFailedJobs(app.app.services.database);
  expect(await namesOfJobs()).toEqual(['sendOrderNotification', 'sendLoginLink']);
});
