/** The REST route that records who has seen a task. */
import { collections } from '../../../../schema/collections';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import { logTaskView } from './task.service';

export const taskRoutes: Route[] = [
  route('post', '/tasks/:id/log-view', async ({ context, params }) => ({
    data: await serialize(context, collections.task.fields, await logTaskView(context, params.id!)),
  })),
];
