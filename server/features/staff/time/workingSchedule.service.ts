/** Planned time; it is kept who planned it. */
import { collections } from '../../../../schema/collections';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { userOf } from '../../identity/viewerUser';
import { WorkingSchedule } from './workingSchedule.entity';

class WorkingScheduleService extends CollectionService<WorkingSchedule> {
  protected override async keep(context: Context, draft: object): Promise<WorkingSchedule> {
    return super.keep(context, { ...draft, createdBy: await userOf(context) });
  }
}

export const workingScheduleService = new WorkingScheduleService(collections.workingSchedule, WorkingSchedule);
