/** The opening or delivery hours of a branch in the coming week (HOME-09). */
import { useState } from 'react';
import { daysText, upcomingEntries } from '../../../../schema/rules/time/hoursText';
import { hoursOf } from '../../../../schema/rules/time/openingHours';
import { useClock } from '../../../hooks/useClock';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { useShop, type ShopBranch } from '../../shell/state/shopContext';
import styles from './BranchHours.module.css';
import { HoursEntry } from '../../shell/HoursEntry';

const hoursLabels = { takeaway: 'Öffnungszeiten', delivery: 'Lieferzeiten' } as const;

export function BranchHours({ branch }: { branch: ShopBranch }) {
  const [hoursType, setHoursType] = useState<keyof typeof hoursLabels>('takeaway');
  const at = useClock(useShop().config.timezone);
  return (
    <div>
      {branch.isDeliveryHoursEnabled && (
        <SegmentedControl label={`Zeiten von ${branch.name}`} options={hoursLabels} value={hoursType} onChange={setHoursType} />
      )}
      <dl className={styles.hours} aria-label={hoursLabels[hoursType]}>
        {upcomingEntries(hoursOf(branch, hoursType), at).map((entry, index) => (
          <HoursEntry key={daysText(entry)} entry={entry} className={index === 0 ? styles.today : undefined} />
        ))}
      </dl>
    </div>
  );
}
