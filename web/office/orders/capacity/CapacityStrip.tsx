/** The next quarters of an hour of the branch and how full they are. A press opens the dialog that changes their limit. */
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { deliveryMethodIcon } from '../orderText';
import { CapacityDialog } from './CapacityDialog';
import styles from './CapacityStrip.module.css';
import { filledPercent, levelOf, levelText, limitedQuarters, quarterText, type SlotCapacity } from './quarters';
import { useSlotCapacities } from './useSlotCapacities';

/** Renders nothing for users who may not change the limits of the branch. */
export function CapacityStrip({ branch }: { branch: string }) {
  return can(useOffice().me.roles, 'branch.setSlotCapacity') ? <Strip branch={branch} /> : null;
}

/** Renders nothing while no quarter of an hour has a limit; the dialog of the pause opens the limits then. */
function Strip({ branch }: { branch: string }) {
  const { quarters = [], at } = useSlotCapacities(branch);
  const [openSlot, setOpenSlot] = useState<string | null>(null);
  const limited = limitedQuarters(quarters);
  const hasSeveralMethods = new Set(limited.flatMap(({ capacities }) => capacities.map(({ deliveryType }) => deliveryType))).size > 1;
  return (
    <>
      {limited.length > 0 && (
        <section className={styles.strip} aria-labelledby="capacity">
          <h2 id="capacity">Kapazität</h2>
          <ul>
            {limited.map(({ slot, capacities }) => (
              <li key={slot} data-limited={capacities.some(entry => levelOf(entry) !== 'free') || undefined}>
                <button type="button" aria-haspopup="dialog" onClick={() => setOpenSlot(slot)}>
                  <b>{quarterText(slot, at)}</b>
                  {capacities.map(entry => (
                    <Level key={entry.deliveryType} entry={entry} hasIcon={hasSeveralMethods} />
                  ))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {openSlot && <CapacityDialog branch={branch} initialSlot={openSlot} onClose={() => setOpenSlot(null)} />}
    </>
  );
}

function Level({ entry, hasIcon }: { entry: SlotCapacity; hasIcon: boolean }) {
  return (
    <span className={`${styles.level} ${styles[levelOf(entry)]}`}>
      {hasIcon && (
        <span role="img" aria-label={deliveryMethods[entry.deliveryType]}>
          <Icon name={deliveryMethodIcon(entry)} />
        </span>
      )}
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${filledPercent(entry)}%` }} />
      </span>
      <span>{levelText(entry)}</span>
    </span>
  );
}
