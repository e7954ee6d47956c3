/** Loads the delivery methods of a branch with pause and busy mode. Other devices may change them, so it updates live. */
import { enabledDeliveryMethods } from '../../../../schema/rules/checkout/checkout';
import { isSoldOut } from '../../../../schema/rules/product/soldOut';
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { serviceText } from '../../../../schema/rules/time/serviceNotice';
import { serviceStateAt } from '../../../../schema/rules/time/serviceState';
import { useOnFirstConnection } from '../../../app/socket/connection';
import { useClock } from '../../../hooks/useClock';
import { useOffice } from '../../shell/officeContext';
import { useBranchServiceChangedSubscription, useBranchServiceQuery, type BranchServiceQuery } from './Service.generated';

/** Replaces events that were missed. */
const refreshInterval = 60_000;

export type ServiceBranch = BranchServiceQuery['branch'];

export function useBranchService(id: string) {
  const { config } = useOffice();
  const at = useClock(config.timezone);
  const { data, refetch } = useBranchServiceQuery({ variables: { id }, pollInterval: refreshInterval });
  const refresh = (): void => void refetch().catch(() => {}); // polling follows
  useOnFirstConnection(refresh);
  useBranchServiceChangedSubscription({
    onData: ({ data: { data: change } }) => {
      if (change?.catalogueChanged.hasMore || change?.catalogueChanged.ids.includes(id)) refresh();
    },
    onError: () => {},
  });
  return { branch: data?.branch, at };
}

type At = ReturnType<typeof useBranchService>['at'];

/** Returns the states of the enabled methods, in order; null for an open one. */
export const statesOf = (branch: ServiceBranch, at: At) =>
  enabledDeliveryMethods(branch).map(method => ({ method, current: serviceStateAt(branch, method, at) }));

/** Returns the text of the button: `Pause bis 12:15`, `Lieferung: Stoßzeit +20 min`; null while all methods are open. */
export function summaryText(branch: ServiceBranch, at: At): string | null {
  const methods = statesOf(branch, at);
  const limited = methods.flatMap(({ method, current }) => (current ? [{ method, current }] : []));
  const [first, ...others] = [...limited].sort((a, b) => rankOf(a.current.state) - rankOf(b.current.state));
  if (!first) return null;
  const text = serviceText(first.current, at);
  if (limited.length === methods.length && others.every(({ current }) => serviceText(current, at) === text)) return text;
  return [methodText(first.method, text), others.length > 0 && `(+${others.length})`].filter(Boolean).join(' ');
}

/** Returns the marks that apply now, with their products. */
export const soldOutNow = ({ soldOut }: ServiceBranch, at: At) =>
  soldOut.flatMap(mark => (mark.product && isSoldOut(mark, at) ? [{ ...mark.product, until: mark.until }] : []));

/** Returns `Ausverkauft: 2`; null while nothing is sold out. */
export function soldOutText(branch: ServiceBranch, at: At): string | null {
  const count = soldOutNow(branch, at).length;
  return count > 0 ? `Ausverkauft: ${count}` : null;
}

const rankOf = (state: string): number => (state === 'paused' ? 0 : 1);

const methodText = (method: DeliveryMethod, text: string): string => `${deliveryMethods[method]}: ${text}`;
