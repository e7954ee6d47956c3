/** The REST row that keeps who has seen a task. */
import { collections } from '../../../../schema/collections';
import { row, shown, type Row } from '../../../platform/collections/collectionRoutes';
import { logTaskView } from './task.service';

export const taskRows: Row[] = [
  row('post', '/tasks/:id/log-view', async ({ context, params }) => ({
    data: await shown(context, collections.task.fields, await logTaskView(context, params.id!)),
  })),
];
