/** Section of the branch form that lists and renews the keys of the branch screens. */
import { can } from '../../../schema/access/permissions';
import type { CollectionRecord } from '../../collection/collectionHooks';
import { useOffice } from '../shell/officeContext';
import { BranchKeyList } from './BranchKeyList';

export function BranchKeys({ record }: { record: CollectionRecord }) {
  const { roles } = useOffice().me;
  return can(roles, 'branchKey.list') && <BranchKeyList id={record.id} identifier={String(record.identifier)} />;
}
