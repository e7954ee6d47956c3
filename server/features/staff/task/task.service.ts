/** Tasks: who made them, when they were done, and who has seen them. */
import { collections } from '../../../../schema/collections';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { userOf } from '../../identity/viewerUser';
import { Task } from './task.entity';

class TaskService extends CollectionService<Task> {
  /** Made by whoever asks, unless it is said who else. */
  override async create(context: Context, given: Partial<Task>): Promise<Task> {
    return super.create(context, { ...given, creator: given.creator ?? (await userOf(context)) });
  }

  protected override async columnsOf(context: Context, change: Partial<Task>, whole: Task): Promise<object> {
    const { status, completedAt } = whole;
    const isNewlyDone = status === 'done' && !completedAt;
    const isReopened = change.status !== undefined && status !== 'done' && change.completedAt === undefined;
    return {
      ...(await super.columnsOf(context, change, whole)),
      ...(isNewlyDone && { completedAt: context.now }),
      ...(isReopened && { completedAt: null }),
    };
  }
}

export const taskService = new TaskService(collections.task, Task);

// Each of those who looked is kept once, with the time of their last look; two who look at once are both kept.
const addView = `
  update task set views = $2::jsonb || coalesce((
    select jsonb_agg(seen.view order by seen.place) from jsonb_array_elements(views) with ordinality as seen (view, place)
    where seen.view->>'user' <> $3 and seen.place < 1000), '[]')
  where id = $1`;

/** Keeps that the viewer has seen a task, who may see it (API-65). */
export async function logTaskView(context: Context, id: string): Promise<Task> {
  const { id: known } = await taskService.get(context, id);
  const user = await userOf(context);
  if (user) await context.db.query(addView, [known, JSON.stringify([{ user, viewedAt: context.now }]), user]);
  return taskService.get(context, known);
}
