/** Finds the menus and products that can be ordered until the end of the horizon; anonymous clients read no others (G-149). */
import type { DateTime } from 'luxon';
import type { Id } from '../../fields/field';
import { fromMillis, inZone, toMillis, type Instant } from '../time/calendar';
import { horizonEnd, horizonReaches } from '../time/slots';
import { nextRanges, type Schedule, type ScheduledItem } from './availability';

interface CatalogueMenu {
  readonly id: Id;
  readonly availableFrom: Instant;
  /** The branches from which anonymous clients order. */
  readonly branches: readonly Id[];
  readonly catalog: readonly { readonly category: Id; readonly products: readonly Id[] }[];
}

interface CatalogueProduct extends ScheduledItem {
  /** The products of a bundle. */
  readonly contents: readonly Id[];
}

export interface Catalogue {
  /** Of each branch the current menu and the upcoming ones, the earliest first. */
  readonly menus: readonly CatalogueMenu[];
  readonly categories: ReadonlyMap<Id, ScheduledItem>;
  readonly products: ReadonlyMap<Id, CatalogueProduct>;
}

export interface PublicCatalogue {
  readonly menu: ReadonlySet<Id>;
  readonly product: ReadonlySet<Id>;
  /** When the menus and products may change next without a change of data; null if it is not known. */
  readonly nextChangeAt: Date | null;
}

/** The time in which a menu is the current one of a branch, in milliseconds. */
interface MenuPeriod {
  readonly menu: CatalogueMenu;
  readonly start: number;
  readonly end: number;
}

/** Returns the menus and products that can be ordered from `at` to the end of the horizon. */
export function publicCatalogue(catalogue: Catalogue, at: DateTime): PublicCatalogue {
  const periods = menuPeriods(catalogue.menus, at).filter(({ start, end }) => end > Math.max(start, at.toMillis()));
  const offered = periods.filter(({ start }) => start < horizonEnd(at));
  const placements = offered.flatMap(period => placementsOf(catalogue, period, at));
  const product = placements.flatMap(({ id, isPublic }) => (isPublic ? [id, ...(catalogue.products.get(id)?.contents ?? [])] : []));
  const changes = [
    ...periods.flatMap(({ start, end }) => [horizonReaches(fromMillis(start, at)), start, end]),
    ...placements.map(({ nextChange }) => nextChange),
  ].filter(change => change > at.toMillis());
  const next = Math.min(...changes);
  return {
    menu: new Set(offered.map(({ menu }) => menu.id)),
    product: new Set(product),
    nextChangeAt: next < Infinity ? new Date(next) : null,
  };
}

/** Returns when each menu is the current one of each of its branches: from its start to the start of the next one. */
function menuPeriods(menus: readonly CatalogueMenu[], at: DateTime): MenuPeriod[] {
  const branches = [...new Set(menus.flatMap(({ branches }) => branches))];
  const periods = branches.flatMap(branch => {
    const own = menus.filter(menu => menu.branches.includes(branch));
    const starts = own.map(({ availableFrom }) => inZone(availableFrom, at.zoneName!).toMillis());
    return own.map((menu, index) => ({ menu, start: starts[index]!, end: starts[index + 1] ?? Infinity }));
  });
  // Branches that share their menus share the periods.
  return [...new Map(periods.map(period => [`${period.menu.id} ${period.start} ${period.end}`, period])).values()];
}

/** A product in a category of a menu. */
interface Placement {
  readonly id: Id;
  readonly isPublic: boolean;
  /** When `isPublic` may change, in milliseconds. */
  readonly nextChange: number;
}

function placementsOf({ categories, products }: Catalogue, period: MenuPeriod, at: DateTime): Placement[] {
  return period.menu.catalog.flatMap(({ category, products: ids }) =>
    ids.map(id => {
      // What is visible when unavailable is public outside its schedule, too (STORE-21, STORE-22).
      const items = [categories.get(category), products.get(id)].filter(item => !item?.isVisibleWhenUnavailable);
      if (!items.every(item => item?.isEnabled)) return { id, isPublic: false, nextChange: Infinity };
      const schedules = items.flatMap(item => (item && item.schedule.length > 0 ? [item.schedule] : []));
      return { id, ...scheduledPlacement(schedules, period, at) };
    }),
  );
}

/** Tells whether the schedules allow an order within the period and the horizon. */
function scheduledPlacement(schedules: readonly Schedule[], { start, end }: MenuPeriod, at: DateTime): Omit<Placement, 'id'> {
  if (schedules.length === 0) return { isPublic: true, nextChange: Infinity };
  const from = fromMillis(Math.max(start, at.toMillis()), at);
  const until = Math.min(end, horizonEnd(at));
  const ranges = nextRanges(schedules, from).filter(range => toMillis(range.start) < until);
  const last = ranges.at(-1);
  // The horizon moves at midnight and may then reach a range.
  return { isPublic: last !== undefined, nextChange: last ? toMillis(last.end) : horizonReaches(fromMillis(horizonEnd(at), at)) };
}
