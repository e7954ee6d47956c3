/** Pauses the delivery methods of the branches of the board or sets them busy (G-144). */
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import { useClock } from '../../../hooks/useClock';
import { useOffice } from '../../shell/officeContext';
import { BranchesServiceControl } from './BranchesServiceControl';
import { BranchServiceDialog } from './BranchServiceDialog';
import { ServiceButton } from './ServiceButton';
import { limitsText, useBranchService } from './useBranchService';

/** Renders nothing for users who may not pause a branch. */
export function ServiceControl({ branches }: { branches: readonly string[] }) {
  const { me } = useOffice();
  const [branch, ...others] = branches;
  if (!branch || !can(me.roles, 'branch.setService')) return null;
  return others.length > 0 ? <BranchesServiceControl branches={branches} /> : <BranchServiceControl key={branch} branch={branch} />;
}

function BranchServiceControl({ branch: id }: { branch: string }) {
  const at = useClock(useOffice().config.timezone);
  const branch = useBranchService(id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ServiceButton summary={branch && limitsText(branch, at)} onPress={() => setOpen(true)} />
      {isOpen && branch && <BranchServiceDialog branch={branch} at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
