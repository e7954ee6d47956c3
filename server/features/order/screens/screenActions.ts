/** The order actions that a branch screen offers. */
import { select, text, type Fields } from '../../../../schema/fields/field';
import { definitionOf, staffActionNames, textFor } from '../../../../schema/rules/order/actions/orderTransitions';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { repetitionDescription } from '../repetition/repeatedStep';

/** The actions that GraphQL offers to a branch screen. REST rejects the others by the rules of the actions. */
const screenActions = staffActionNames.flatMap(action => {
  const { api, logText } = definitionOf(action);
  const { screen } = api!;
  return screen === null ? [] : [{ action, screen, label: textFor(logText, { deliveryType: 'takeaway' }) }];
});

export const backofficeAction = select({
  name: 'BackofficeOrderAction',
  label: 'Aktion',
  required: true,
  options: Object.fromEntries(screenActions.map(({ screen, label }) => [screen, label])),
});

/** Returns the action of an enum value. GraphQL accepts only those of the table. */
export const screenActionOf = (value: string): StaffAction => screenActions.find(({ screen }) => screen === value)!.action;

export const idempotencyKey = text({ label: 'Idempotency-Key', description: repetitionDescription });

/** The inputs of all actions of the screen. */
export const screenInputs: Fields = Object.assign({}, ...screenActions.map(({ action }) => definitionOf(action).input));
