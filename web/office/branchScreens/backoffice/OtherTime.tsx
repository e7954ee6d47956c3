/** The button that confirms an order of the back-office screen for another time. */
import { ConfirmTimeButton } from '../../orders/actions/confirmTime/ConfirmTimeButton';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import type { CounterInput } from './useCounterActions';

interface Props {
  order: CounterOrderFragment;
  screen: ScreenContext;
  onConfirm: (input: CounterInput) => void;
}

export const OtherTime = ({ order, screen, onConfirm }: Props) => (
  <ConfirmTimeButton order={{ ...order, branch: { id: screen.branchId } }} timezone={screen.config.timezone} onConfirm={onConfirm} />
);
