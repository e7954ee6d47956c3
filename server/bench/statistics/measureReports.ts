/** Measures how long reports of a year take. */
import { setTimeout as wait } from 'node:timers/promises';
import type { JobName } from '../../platform/jobs/enqueue';
import { admin } from '../../testing/app/appProcess';
import type { BenchApp } from '../benchApp';
import { printFigures, type Figures } from '../figures';
import { percentiles } from '../measure';

export const days = 365;
const maxMilliseconds = 300;
/** A report that takes longer is measured once. */
const slowMilliseconds = 3_000;

interface Measurement {
  readonly names: readonly string[];
  readonly authorization?: string;
  readonly times?: number;
}

/** Returns the median milliseconds of each report. One that fails counts as long as it took until then. */
export async function measureReports(app: BenchApp, { names, authorization = admin, times = 10 }: Measurement): Promise<Figures> {
  const to = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const from = new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const load = async (name: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(`${app.baseUrl}/api/statistics/${name}?from=${from}&to=${to}`, { headers: { authorization } });
    await response.text();
    return performance.now() - start;
  };
  const figures: Record<string, { measured: number; wanted: number }> = {};
  for (const name of names) {
    const durations = [await load(name)];
    if (durations[0]! < slowMilliseconds) {
      durations.length = 0;
      while (durations.length < times) durations.push(await load(name));
    }
    figures[name] = { measured: percentiles(durations).median, wanted: maxMilliseconds };
  }
  return figures;
}

/** Storing the figures of a year may take so many milliseconds; the rest is measured without them. */
const maxStoring = 20 * 60_000;

/** Lets the job store the figures of all days, whose table has a row for each. Prints the milliseconds per day. */
export async function storeDays({ database }: BenchApp, { job, table }: { job: JobName; table: string }): Promise<void> {
  const count = async (from: string) =>
    (await database.query<{ count: number }>(`select count(*)::int as count from ${from}`)).rows[0]!.count;
  const countJobs = () => count(`graphile_worker.jobs where task_identifier = '${job}'`);
  const start = performance.now();
  let isLastRun = false;
  while (performance.now() - start < maxStoring) {
    if ((await countJobs()) === 0) {
      if (isLastRun) break;
      isLastRun = (await count(`"${table}"`)) >= days; // it may sum up what the run before stored
      await database.query(`select graphile_worker.add_job($1, '{}')`, [job]);
    }
    await wait(500);
  }
  const stored = await count(`"${table}"`);
  printFigures(`Storing the figures of ${stored} days, in milliseconds`, {
    day: { measured: (performance.now() - start) / stored, wanted: maxMilliseconds },
  });
  await database.query('vacuum analyze');
}

/** Returns the secret of a token for these branches; it has sixty requests a minute. */
export async function createToken({ graphql }: BenchApp, branches: readonly string[]): Promise<string> {
  const mutation = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }';
  const result = await graphql(mutation, { input: { name: 'bench', scopes: ['statisticsRead'], branches } });
  return `Bearer ${String(Object(result.createApiToken).secret)}`;
}
