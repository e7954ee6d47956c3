/** The caches of public data, in the memory of this process. */
import type { PublicCatalogue } from '../../../schema/rules/product/publicCatalogue';
import type { RecordWithAccess } from '../collections/reading/recordReader';
import { createResponseCache, type ResponseCache } from './responseCache';
import { createSharedReads, type SharedReads } from './sharedReads';

/** The public catalogue as it was at a moment. */
export interface LoadedCatalogue {
  readonly catalogue: PublicCatalogue;
  readonly at: Date;
}

export interface PublicCaches {
  responseCache: ResponseCache;
  /** The records that anonymous requests read, by table, column and value. */
  sharedRecords: SharedReads<RecordWithAccess[]>;
  sharedCatalogue: SharedReads<LoadedCatalogue>;
}

/** Creates the caches. What the response cache learns about changes applies to all. */
export function createPublicCaches(now: () => Date): PublicCaches {
  const responseCache = createResponseCache({ now });
  const { generation } = responseCache;
  return {
    responseCache,
    sharedRecords: createSharedReads({ generation }),
    sharedCatalogue: createSharedReads({ generation, isValid: loaded => isCurrent(loaded, now()) }),
  };
}

// The time changes the catalogue, too.
const isCurrent = ({ catalogue: { nextChangeAt }, at }: LoadedCatalogue, now: Date): boolean =>
  at <= now && (!nextChangeAt || now < nextChangeAt);
