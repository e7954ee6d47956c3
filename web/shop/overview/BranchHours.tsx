/** When a branch is open, or delivers, in the coming week (HOME-09). */
import { useState } from 'react';
import { daysText, upcomingEntries } from '../../../schema/rules/time/hoursText';
import { hoursOf } from '../../../schema/rules/time/openingHours';
import { useClock } from '../../hooks/useClock';
import { Segmented } from '../../ui/inputs/SegmentedControl';
import { HoursText } from '../shell/OpeningHoursText';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import styles from './BranchHours.module.css';

const kinds = { takeaway: 'Öffnungszeiten', delivery: 'Lieferzeiten' } as const;

export function BranchHours({ branch }: { branch: ShopBranch }) {
  const [kind, setKind] = useState<keyof typeof kinds>('takeaway');
  const at = useClock(useShop().config.timezone);
  return (
    <div>
      {branch.isDeliveryHoursEnabled && <Segmented label={`Zeiten von ${branch.name}`} options={kinds} value={kind} onChange={setKind} />}
      <dl className={styles.hours} aria-label={kinds[kind]}>
        {upcomingEntries(hoursOf(branch, kind), at).map((entry, index) => (
          <div key={daysText(entry)} className={index === 0 ? styles.today : undefined}>
            <dt>{daysText(entry)}</dt>
            <dd>
              <HoursText entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
