/** Wishes that could not be fulfilled, in lists and statements. Pure functions. */
import { lostDemandLabels, type LostDemandKind } from '../../../../../schema/rules/statistics/demand/lostDemand';
import { countText } from '../../../../../schema/rules/statistics/reportText';

interface Wish {
  readonly kind: LostDemandKind;
  readonly thing: string | null;
  readonly count: number;
}

const wishName = ({ kind, thing }: Wish): string => (thing === null ? lostDemandLabels[kind] : `${lostDemandLabels[kind]}: ${thing}`);

/** Sums up the same wish of all branches, such as `Ausverkauft: Handsemmel`, most first. */
export const sumByWish = (wishes: readonly Wish[]) => sumByName(wishes.map(wish => ({ name: wishName(wish), count: wish.count })));

/** Sums up the wishes of each branch, most first. */
export const sumByBranch = (items: readonly { readonly branchName: string; readonly count: number }[]) =>
  sumByName(items.map(({ branchName, count }) => ({ name: branchName, count })));

function sumByName(items: readonly { readonly name: string; readonly count: number }[]) {
  const sums = new Map<string, number>();
  for (const { name, count } of items) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, value]) => ({ name, value, text: countText(value) })).sort((one, other) => other.value - one.value);
}

type Entries = ReturnType<typeof sumByName>;

/** States what was wished for most. */
export const wishStatement = ([first]: Entries): string =>
  first ? `Am häufigsten offen: ${first.name}, ${first.text}-mal.` : 'Kein Wunsch blieb offen.';

/** States where most wishes were lost. */
export function branchStatement([first, second]: Entries): string {
  if (!first) return 'Kein Grund';
  return second ? `Am meisten blieb offen bei: ${first.name}, ${first.text}-mal.` : `Warum bei ${first.name} etwas offen blieb`;
}
