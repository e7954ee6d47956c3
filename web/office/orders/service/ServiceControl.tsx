/** The button of the board that pauses a delivery method or sets it busy (G-144). Amber while one is. */
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import styles from './ServiceControl.module.css';
import { ServiceDialog } from './ServiceDialog';
import { soldOutText, summaryText, useBranchService } from './useBranchService';

/** Renders nothing until the branch is loaded, and for users who may not pause it. */
export function ServiceControl({ branch: id }: { branch: string }) {
  const { me } = useOffice();
  const { branch, at } = useBranchService(id);
  const [isOpen, setOpen] = useState(false);
  if (!branch || !can(me.roles, 'branch.setService')) return null;
  const summary = [summaryText(branch, at), soldOutText(branch, at)].filter(Boolean).join(' · ');
  return (
    <>
      <button
        type="button"
        className={`${styles.control} ${summary ? styles.limited : ''}`}
        aria-haspopup="dialog"
        data-limited={summary ? true : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="clock" />
        <span>{summary || 'Pause'}</span>
      </button>
      {isOpen && <ServiceDialog key={id} branch={branch} at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
