/** Branches, and the tables they serve. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Branch } from './branch.entity';
import { Table } from './table.entity';

export const branchService = new CollectionService<Branch>(collections.branch, Branch);

// 2 comes before 10, and W1 after both.
const { compare } = new Intl.Collator('de', { numeric: true });

/** The tables of a branch in the order people count them; of a branch that is not public strangers see none. */
export async function tablesOf(context: Context, { id, isPublic }: Branch): Promise<Table[]> {
  if (!context.sees('branch') && !isPublic) return [];
  const tables = await context.load.many(Table, 'branch', id);
  return tables.toSorted((a, b) => compare(a.identifier, b.identifier));
}
