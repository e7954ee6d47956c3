/** Where the main menu leads while the shop has not arranged its own. */
import { publicBranches, type ShopBranch } from './shop';

export interface MenuEntry {
  to: string;
  label: string;
}

export function mainMenu(branches: readonly ShopBranch[]): MenuEntry[] {
  const [only, ...others] = publicBranches(branches);
  return [{ to: '/', label: 'Standorte' }, ...(only && !others.length ? [{ to: `/store/${only.identifier}`, label: 'Bestellen' }] : [])];
}
