/** Loads the delivery methods of branches with pause and busy mode. Other devices may change them, so it updates live. */
import type { DateTime } from 'luxon';
import { enabledDeliveryMethods } from '../../../../schema/rules/checkout/checkout';
import { isSoldOut } from '../../../../schema/rules/product/soldOut';
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { serviceText } from '../../../../schema/rules/time/serviceNotice';
import { serviceStateAt } from '../../../../schema/rules/time/serviceState';
import { useOnFirstConnection } from '../../../app/socket/connection';
import {
  useBranchServiceChangedSubscription,
  useBranchServiceQuery,
  useBranchServicesQuery,
  type ServiceBranchFragment,
} from './Service.generated';

/** Replaces events that were missed. */
const refreshInterval = 60_000;

export function useBranchService(id: string) {
  const { data, refetch } = useBranchServiceQuery({ variables: { id }, pollInterval: refreshInterval });
  useServiceUpdates([id], refetch);
  return data?.branch;
}

/** Undefined until the branches are loaded. */
export function useBranchServices(ids: readonly string[]): readonly ServiceBranchFragment[] | undefined {
  const { data, refetch } = useBranchServicesQuery({ pollInterval: refreshInterval });
  useServiceUpdates(ids, refetch);
  return data?.branches.items.filter(({ id }) => ids.includes(id));
}

/** Loads the branches again after a change, and once the connection for the changes is open. */
function useServiceUpdates(branches: readonly string[], refetch: () => Promise<unknown>): void {
  const refresh = (): void => void refetch().catch(() => {}); // polling follows
  useOnFirstConnection(refresh);
  useBranchServiceChangedSubscription({
    onData: ({ data: { data: change } }) => {
      if (change?.catalogueChanged.hasMore || change?.catalogueChanged.ids.some(id => branches.includes(id))) refresh();
    },
    onError: () => {},
  });
}

/** Returns the states of the enabled methods, in order; null for an open one. */
export const statesOf = (branch: ServiceBranchFragment, at: DateTime) =>
  enabledDeliveryMethods(branch).map(method => ({ method, current: serviceStateAt(branch, method, at) }));

/** Returns what the button says of a branch; empty while nothing is limited. */
export const limitsText = (branch: ServiceBranchFragment, at: DateTime): string =>
  [summaryText(branch, at), soldOutText(branch, at)].filter(Boolean).join(' · ');

/** Returns what the button says of several branches: `Linz: Pause bis 12:15 (+1)`. */
export function branchesLimitsText(branches: readonly ServiceBranchFragment[], at: DateTime): string {
  const [first, ...others] = branches.filter(branch => limitsText(branch, at));
  if (!first) return '';
  return `${first.name}: ${limitsText(first, at)}${others.length > 0 ? ` (+${others.length})` : ''}`;
}

/** Returns the state of the methods in short: `Pause bis 12:15`, `Lieferung: Stoßzeit +20 min`; null while all methods are open. */
function summaryText(branch: ServiceBranchFragment, at: DateTime): string | null {
  const methods = statesOf(branch, at);
  const limited = methods.flatMap(({ method, current }) => (current ? [{ method, current }] : []));
  const [first, ...others] = [...limited].sort((a, b) => rankOf(a.current.state) - rankOf(b.current.state));
  if (!first) return null;
  const text = serviceText(first.current, at);
  if (limited.length === methods.length && others.every(({ current }) => serviceText(current, at) === text)) return text;
  return [methodText(first.method, text), others.length > 0 && `(+${others.length})`].filter(Boolean).join(' ');
}

/** Returns the marks that apply now, with their products. */
export const soldOutNow = ({ soldOut }: ServiceBranchFragment, at: DateTime) =>
  soldOut.flatMap(mark => (mark.product && isSoldOut(mark, at) ? [{ ...mark.product, until: mark.until }] : []));

/** Returns `Ausverkauft: 2`; null while nothing is sold out. */
function soldOutText(branch: ServiceBranchFragment, at: DateTime): string | null {
  const count = soldOutNow(branch, at).length;
  return count > 0 ? `Ausverkauft: ${count}` : null;
}

const rankOf = (state: string): number => (state === 'paused' ? 0 : 1);

const methodText = (method: DeliveryMethod, text: string): string => `${deliveryMethods[method]}: ${text}`;
