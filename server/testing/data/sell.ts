/** Puts products on the menu of a new public branch, so that anonymous clients may read them. */
import type { Make } from './make';

export async function sell(make: Make, ...products: string[]): Promise<void> {
  await make('menu', { catalog: [{ category: await make('category'), products }] });
}
