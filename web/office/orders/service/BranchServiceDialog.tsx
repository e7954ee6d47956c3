/** The dialog of pause and busy mode of a branch, and the one of its capacity, which the first opens. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { CapacityDialog } from '../capacity/CapacityDialog';
import type { ServiceBranchFragment } from './Service.generated';
import { ServiceDialog } from './ServiceDialog';

interface Props {
  branch: ServiceBranchFragment;
  at: DateTime;
  /** False where only one branch is in question. */
  shouldShowBranch?: boolean;
  onClose: () => void;
}

export function BranchServiceDialog({ branch, at, shouldShowBranch = false, onClose }: Props) {
  const [isLimiting, setLimiting] = useState(false);
  return isLimiting ? (
    <CapacityDialog branch={branch.id} onClose={onClose} />
  ) : (
    <ServiceDialog branch={branch} at={at} shouldShowBranch={shouldShowBranch} onLimit={() => setLimiting(true)} onClose={onClose} />
  );
}
