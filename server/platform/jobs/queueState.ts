/** The state of the queue, for health checks and metrics. */
import type { DataSource } from 'typeorm';

interface QueueState {
  waiting: number;
  /** Jobs without further attempts that do not run any more. */
  failed: number;
  /** Seconds since the oldest waiting job was due; 0 when none is. */
  oldestDueSeconds: number;
}

const selectState = `
  select count(*) filter (where attempts < max_attempts)::integer as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and locked_at is null and run_at < now())), 0)
      ::double precision as "oldestDueSeconds"
  from graphile_worker.jobs`;

export async function readQueueState(database: DataSource): Promise<QueueState> {
  const [state] = await database.query<QueueState[]>(selectState);
  return state!;
}
