/** The actions that the card of an order offers, and how it runs them. An action with a message opens its form. */
import type { StaffAction } from '../../../../../schema/rules/order/orderActions';
import { useOffice } from '../../../shell/officeContext';
import { isMainAction, messageInput } from '../../actions/actionView';
import { actionsFor, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { canStep } from '../station/station';
import { useStationView } from '../station/stationContext';

export function useCardActions(order: CardOrder) {
  const { runAction, select } = useBoardContext();
  const { me } = useOffice();
  const view = useStationView(order);
  const offered = actionsFor(order, 'board', me.roles);
  return {
    offered,
    /** The next step of the order, if it has one and the station may run it. */
    step: canStep(view) ? offered.find(action => isMainAction(action, offered)) : undefined,
    run: (action: StaffAction): void => (messageInput(action) ? select(order.id, action) : void runAction(order, action)),
  };
}
