/** Planned working time; stores who planned it. */
import { collections } from '../../../../schema/collections';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { viewerUser } from '../../identity/viewerUser';
import { WorkingSchedule } from './workingSchedule.entity';

class WorkingScheduleService extends CollectionService<WorkingSchedule> {
  protected override async insert(context: Context, input: object): Promise<WorkingSchedule> {
    return super.insert(context, { ...input, createdBy: await viewerUser(context) });
  }
}

export const workingScheduleService = new WorkingScheduleService(collections.workingSchedule, WorkingSchedule);
