/** Recorded working time: its user, status and counted minutes. */
import { IsNull } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { activityStatus, workedTime } from '../../../../schema/rules/time/workingTime';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { viewerUser } from '../../identity/viewerUser';
import { WorkingActivity } from './workingActivity.entity';

class WorkingActivityService extends CollectionService<WorkingActivity> {
  /** The user is the viewer, unless the input has a user or an external user. */
  override async create(context: Context, input: Partial<WorkingActivity>): Promise<WorkingActivity> {
    if (input.user || input.externalUser) return super.create(context, input);
    const user = await viewerUser(context);
    return super.create(context, user ? { ...input, user } : input);
  }

  protected override async toColumns(context: Context, input: Partial<WorkingActivity>, record: WorkingActivity): Promise<object> {
    if (!record.user && !record.externalUser) throwIfInvalid([{ path: ['user'], rule: 'personMissing' }]);
    await rejectSecondOpen(context, record);
    const times = { ...record, endedAt: record.endedAt ?? null, pauses: record.pauses ?? [] };
    return {
      ...(await super.toColumns(context, input, record)),
      status: activityStatus(times),
      ...workedTime(times),
      ...(input.isApproved !== undefined && { approvedBy: input.isApproved ? await viewerUser(context) : null }),
    };
  }
}

// A unique index enforces this too; this check gives a readable message (T-30).
async function rejectSecondOpen(context: Context, { id, user, externalUser, endedAt }: WorkingActivity): Promise<void> {
  if (endedAt) return;
  const owner = user ? { user } : { externalUser: externalUser! };
  const openActivities = await context.records(WorkingActivity).findBy({ endedAt: IsNull(), ...owner });
  if (openActivities.some(other => other.id !== id)) throw new AppError('CONFLICT', { message: 'Es läuft bereits eine Aktivität.' });
}

export const workingActivityService = new WorkingActivityService(collections.workingActivity, WorkingActivity);
