/** Pause and busy mode on a board of several branches: the button says what is limited, its dialog chooses the branch. */
import { useState } from 'react';
import { useClock } from '../../../hooks/useClock';
import { Badge } from '../../../ui/feedback/Badge';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import styles from './BranchesServiceControl.module.css';
import { BranchServiceDialog } from './BranchServiceDialog';
import { ServiceButton } from './ServiceButton';
import { branchesLimitsText, limitsText, useBranchServices } from './useBranchService';

export function BranchesServiceControl({ branches: ids }: { branches: readonly string[] }) {
  const at = useClock(useOffice().config.timezone);
  const branches = useBranchServices(ids);
  const [isOpen, setOpen] = useState(false);
  const [selected, select] = useState<string | null>(null);
  const branch = branches?.find(({ id }) => id === selected);
  return (
    <>
      <ServiceButton summary={branches && branchesLimitsText(branches, at)} onPress={() => setOpen(true)} />
      {isOpen && branches && (
        <Dialog title="Pause und Stoßzeit" closesOnBackground onClose={() => setOpen(false)}>
          <ul className={styles.branches} aria-label="Filialen">
            {branches.map(branch => (
              <li key={branch.id}>
                <button type="button" className={styles.branch} aria-haspopup="dialog" onClick={() => select(branch.id)}>
                  <strong>{branch.name}</strong>
                  <Badge tone={limitsText(branch, at) ? 'warning' : 'success'}>{limitsText(branch, at) || 'Offen'}</Badge>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {branch && <BranchServiceDialog key={branch.id} branch={branch} at={at} shouldShowBranch onClose={() => select(null)} />}
    </>
  );
}
