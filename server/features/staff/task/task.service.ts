/** Tasks: their creators, completion times and viewers. */
import { collections } from '../../../../schema/collections';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { viewerUser } from '../../identity/viewerUser';
import { Task } from './task.entity';

class TaskService extends CollectionService<Task> {
  /** The creator is the viewer, unless the input has another one. */
  override async create(context: Context, input: Partial<Task>): Promise<Task> {
    return super.create(context, { ...input, creator: input.creator ?? (await viewerUser(context)) });
  }

  protected override async toColumns(context: Context, input: Partial<Task>, record: Task): Promise<object> {
    const { status, completedAt } = record;
    const isNewlyDone = status === 'done' && !completedAt;
    const isReopened = input.status !== undefined && status !== 'done' && input.completedAt === undefined;
    return {
      ...(await super.toColumns(context, input, record)),
      ...(isNewlyDone && { completedAt: context.now }),
      ...(isReopened && { completedAt: null }),
    };
  }
}

export const taskService = new TaskService(collections.task, Task);

// Stores each user once with the time of the last view. One statement, so that concurrent views are both stored.
const addView = `
  update task set views = $2::jsonb || coalesce((
    select jsonb_agg(item.view order by item.position) from jsonb_array_elements(views) with ordinality as item (view, position)
    where item.view->>'user' <> $3 and item.position < 1000), '[]')
  where id = $1`;

/** Records that the viewer has seen a task; the viewer must be allowed to read it (API-65). */
export async function logTaskView(context: Context, id: string): Promise<Task> {
  const { id: taskId } = await taskService.get(context, id);
  const user = await viewerUser(context);
  if (user) await context.db.query(addView, [taskId, JSON.stringify([{ user, viewedAt: context.now }]), user]);
  return taskService.get(context, taskId);
}
