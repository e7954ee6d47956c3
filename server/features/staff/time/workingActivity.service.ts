/** Recorded time: who worked, in which state it is and how many minutes it counts. */
import { IsNull } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { activityStatus, workedTime } from '../../../../schema/rules/time/workingTime';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { userOf } from '../../identity/viewerUser';
import { WorkingActivity } from './workingActivity.entity';

class WorkingActivityService extends CollectionService<WorkingActivity> {
  /** Of nobody named, whoever asks. */
  override async create(context: Context, given: Partial<WorkingActivity>): Promise<WorkingActivity> {
    if (given.user || given.externalUser) return super.create(context, given);
    const user = await userOf(context);
    return super.create(context, user ? { ...given, user } : given);
  }

  protected override async columnsOf(context: Context, change: Partial<WorkingActivity>, whole: WorkingActivity): Promise<object> {
    if (!whole.user && !whole.externalUser) demand([{ path: ['user'], rule: 'personMissing' }]);
    await demandNoOther(context, whole);
    const times = { ...whole, endedAt: whole.endedAt ?? null, pauses: whole.pauses ?? [] };
    return {
      ...(await super.columnsOf(context, change, whole)),
      status: activityStatus(times),
      ...workedTime(times),
      ...(change.isApproved !== undefined && { approvedBy: change.isApproved ? await userOf(context) : null }),
    };
  }
}

// The table holds it too; this says it in words (T-30).
async function demandNoOther(context: Context, { id, user, externalUser, endedAt }: WorkingActivity): Promise<void> {
  if (endedAt) return;
  const person = user ? { user } : { externalUser: externalUser! };
  const open = await context.records(WorkingActivity).findBy({ endedAt: IsNull(), ...person });
  if (open.some(other => other.id !== id)) throw new Refusal('conflict', { text: 'Es läuft bereits eine Aktivität.' });
}

export const workingActivityService = new WorkingActivityService(collections.workingActivity, WorkingActivity);
