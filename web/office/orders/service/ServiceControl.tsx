/** The button of the board that pauses a delivery method or sets it busy (G-144). Amber while one is. */
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { CapacityDialog } from '../capacity/CapacityDialog';
import styles from './ServiceControl.module.css';
import { ServiceDialog } from './ServiceDialog';
import { soldOutText, summaryText, useBranchService } from './useBranchService';

/** Renders nothing for users who may not pause the branch. Its place is taken before the branch is loaded, so that no button beside it moves. */
export function ServiceControl({ branch: id }: { branch: string }) {
  const { me } = useOffice();
  const { branch, at } = useBranchService(id);
  const [dialog, setDialog] = useState<'service' | 'capacity' | null>(null);
  const close = (): void => setDialog(null);
  if (!can(me.roles, 'branch.setService')) return null;
  const summary = branch && [summaryText(branch, at), soldOutText(branch, at)].filter(Boolean).join(' · ');
  return (
    <>
      <button
        type="button"
        className={`${styles.control} ${summary ? styles.limited : ''}`}
        aria-haspopup="dialog"
        aria-busy={!branch}
        disabled={!branch}
        data-limited={summary ? true : undefined}
        onClick={() => setDialog('service')}
      >
        <Icon name="clock" />
        <span>{summary || 'Pause'}</span>
      </button>
      {dialog === 'service' && branch && (
        <ServiceDialog key={id} branch={branch} at={at} onLimit={() => setDialog('capacity')} onClose={close} />
      )}
      {dialog === 'capacity' && <CapacityDialog branch={id} onClose={close} />}
    </>
  );
}
