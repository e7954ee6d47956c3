/** The clock of a branch screen. */
import { timeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';

export const ScreenClock = ({ timezone }: { timezone: string }) => <time>{timeText(useClock(timezone))}</time>;
