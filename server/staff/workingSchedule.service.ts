/** Planned time; it is kept who planned it. */
import { collections } from '../../schema/collections';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { userOf } from '../identity/viewer';
import { WorkingSchedule } from './workingSchedule.entity';

class WorkingScheduleService extends CollectionService<WorkingSchedule> {
  protected override async keep(context: Context, draft: object): Promise<WorkingSchedule> {
    return super.keep(context, { ...draft, createdBy: await userOf(context) });
  }
}

export const workingScheduleService = new WorkingScheduleService(collections.workingSchedule, WorkingSchedule);
