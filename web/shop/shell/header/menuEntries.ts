/** Where the menus of the shop lead: as it arranged them, or by themselves while it has not. */
import { onlyBranch, type Shop, type ShopBranch } from '../state/shopContext';

export interface MenuEntry {
  to: string;
  label: string;
  /** What lies under it. */
  children: readonly MenuEntry[];
}

type Navigation = Shop['navigations'][number];

interface Item {
  label: string;
  address: string | null;
  isEnabled: boolean;
  children?: readonly Item[];
}

/** The entries that can be seen and lead somewhere. */
const entriesOf = (items: readonly Item[]): MenuEntry[] =>
  items.flatMap(({ label, address, isEnabled, children = [] }) =>
    isEnabled && address !== null ? [{ to: address, label, children: entriesOf(children) }] : [],
  );

const arranged = (navigations: readonly Navigation[], name: string): MenuEntry[] | undefined => {
  const navigation = navigations.find(({ identifier }) => identifier === name);
  return navigation && entriesOf(navigation.items);
};

/** The main menu; without one of its own it leads to the branches, and with one branch to its store. */
export const mainMenu = ({ navigations, branches }: Pick<Shop, 'navigations' | 'branches'>): MenuEntry[] =>
  arranged(navigations, 'mainMenu') ?? [{ to: '/', label: 'Standorte', children: [] }, ...storeEntry(branches, 'Bestellen')];

/** What the foot leads to besides the home page: the order of the only branch (SHELL-11), and the quick links. */
export const quickLinks = ({ navigations, branches }: Pick<Shop, 'navigations' | 'branches'>): MenuEntry[] => [
  ...storeEntry(branches, 'Online bestellen'),
  ...(arranged(navigations, 'quickLinks') ?? []),
];

function storeEntry(branches: readonly ShopBranch[], label: string): MenuEntry[] {
  const only = onlyBranch(branches);
  return only ? [{ to: `/store/${only.identifier}`, label, children: [] }] : [];
}
