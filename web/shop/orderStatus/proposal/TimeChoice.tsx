/** Lets the customer pick one of several proposed times. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import { useShop } from '../../shell/state/shopContext';
import styles from './ProposedTime.module.css';

interface Props {
  /** ISO 8601, like the picked time. */
  times: readonly string[];
  pickedTime: string;
  onPick: (time: string) => void;
}

export function TimeChoice({ times, pickedTime, onPick }: Props) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  return (
    <div className={styles.options}>
      <RadioGroup label="Welche Zeit passt Ihnen?" value={pickedTime} isRequired onChange={time => time && onPick(time)}>
        {times.map(time => (
          <RadioCard key={time} value={time} title={relativeDateTimeText(inZone(time, timezone), at)} />
        ))}
      </RadioGroup>
    </div>
  );
}
