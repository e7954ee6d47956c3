/** Branches and their tables. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Branch } from './branch.entity';
import { Table } from './table.entity';

export const branchService = new CollectionService<Branch>(collections.branch, Branch);

// Numeric order puts 2 before 10, and W1 after both.
const { compare } = new Intl.Collator('de', { numeric: true });

/** Returns the tables of a branch in numerical order; anonymous viewers get none of a non-public branch. */
export async function listTables(context: Context, { id, isPublic }: Branch): Promise<Table[]> {
  if (!context.canRead('branch') && !isPublic) return [];
  const tables = await context.load.many(Table, 'branch', id);
  return tables.toSorted((a, b) => compare(a.identifier, b.identifier));
}
