/** Returns the menu entries of the shop: from its navigations, else the default ones. */
import { onlyBranch, type Shop, type ShopBranch } from '../state/shopContext';

export interface MenuEntry {
  to: string;
  label: string;
  /** The submenu entries. */
  children: readonly MenuEntry[];
}

type Navigation = Shop['navigations'][number];

interface NavigationItem {
  label: string;
  address: string | null;
  isEnabled: boolean;
  children?: readonly NavigationItem[];
}

/** Returns the enabled entries with a target. */
const toMenuEntries = (items: readonly NavigationItem[]): MenuEntry[] =>
  items.flatMap(({ label, address, isEnabled, children = [] }) =>
    isEnabled && address !== null ? [{ to: address, label, children: toMenuEntries(children) }] : [],
  );

const navigationEntries = (navigations: readonly Navigation[], name: string): MenuEntry[] | undefined => {
  const navigation = navigations.find(({ identifier }) => identifier === name);
  return navigation && toMenuEntries(navigation.items);
};

/** Returns the main menu; by default it links to the branches and to the store of a single branch. */
export const mainMenu = ({ navigations, branches }: Pick<Shop, 'navigations' | 'branches'>): MenuEntry[] =>
  navigationEntries(navigations, 'mainMenu') ?? [{ to: '/', label: 'Standorte', children: [] }, ...storeEntry(branches, 'Bestellen')];

/** Returns the quick links of the footer, with the store of a single branch first (SHELL-11). */
export const quickLinks = ({ navigations, branches }: Pick<Shop, 'navigations' | 'branches'>): MenuEntry[] => [
  ...storeEntry(branches, 'Online bestellen'),
  ...(navigationEntries(navigations, 'quickLinks') ?? []),
];

function storeEntry(branches: readonly ShopBranch[], label: string): MenuEntry[] {
  const branch = onlyBranch(branches);
  return branch ? [{ to: `/store/${branch.identifier}`, label, children: [] }] : [];
}
