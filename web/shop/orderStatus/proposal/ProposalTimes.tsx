/** The requested and the proposed time of an order. */
import type { DateTime } from 'luxon';
import { relativeDateTimeText, timesSpeechText } from '../../../../schema/rules/time/dateText';
import { useShop } from '../../shell/state/shopContext';
import { useClock } from '../../../hooks/useClock';
import { inZone } from '../../../../schema/rules/time/calendar';
import styles from './ProposedTime.module.css';
import { proposalQuestion, asSoonAsPossibleText } from '../../../../schema/rules/order/orderTexts';
import { Icon } from '../../../ui/display/Icon';

// Omits 'Uhr', because both times are side by side on a phone.
const shortText = (time: DateTime, at: DateTime): string => relativeDateTimeText(time, at).replace(/ Uhr$/, '');

/** The requested and the proposed time side by side, with a question about them; of several proposed times, the question lists all. */
export function ProposalTimes({ requested, proposed }: { requested: string | null; proposed: readonly string[] }) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const times = proposed.map(time => inZone(time, timezone));
  const [time] = times;
  return (
    <>
      <div>
        <h2 id="counter-appointment">Unser Gegenvorschlag</h2>
        <p className={styles.text}>{proposalQuestion(timesSpeechText(times, at))}</p>
      </div>
      <div className={styles.comparison}>
        <div>
          <span>Ihr Wunsch</span>
          <del>{requested ? shortText(inZone(requested, timezone), at) : asSoonAsPossibleText}</del>
        </div>
        {time && times.length === 1 && (
          <>
            <Icon name="arrow-right" />
            <div>
              <span>Unser Vorschlag</span>
              <b>{shortText(time, at)}</b>
            </div>
          </>
        )}
      </div>
    </>
  );
}
