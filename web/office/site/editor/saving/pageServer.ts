/** Saves and loads the blocks of the edited page. */
import type { ApolloClient } from '@apollo/client';
import type { BlockOperation, Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { toOperationInput } from '../../../../../schema/blocks/operations/operationInput';
import { toGraphqlEnumValue } from '../../../../../schema/fields/field';
import type { Properties, PropertyChange } from '../../../../../schema/rules/site/editing/propertyChanges';
import { SiteDocument, UpdateSiteDocument } from '../../../../generated/collections/site';
import { currentBlocks, toBlocks } from '../../blocks/siteRecord';
import { propertiesOf, toPropertyInput } from '../properties/propertyFields';
import type { SavedBlocks } from './savingSteps';
import { ApplySiteOperationsDocument, SiteVersionDocument, type BlockOperationInput } from './SiteEditing.generated';

/** Blocks of a version of the page, which is the time of its last change. */
export interface PageVersion {
  blocks: Blocks;
  at: string;
}

/** The properties of a version of the page. */
export interface SavedProperties {
  properties: Properties;
  at: string;
}

/** An aborted signal ends the request. */
export interface PageServer {
  /** Saves operations on a version. Returns the changed blocks as they are stored, and the new version. */
  save: (operations: readonly BlockOperation[], version: string, signal: AbortSignal) => Promise<PageVersion>;
  /** Saves changed properties on a version. Returns all as they are stored, and the new version. */
  saveProperties: (changes: readonly PropertyChange[], version: string, signal: AbortSignal) => Promise<SavedProperties>;
  load: (signal: AbortSignal) => Promise<PageVersion & SavedProperties & SavedBlocks>;
}

type OperationInput = ReturnType<typeof toOperationInput>;

const toGraphqlInput = ({ type, ...operation }: OperationInput): BlockOperationInput => ({
  ...(operation as BlockOperationInput), // the scalar of JSON is a record
  ...(type && { type: toGraphqlEnumValue(type) }),
});

const until = (signal: AbortSignal) => ({ context: { fetchOptions: { signal } } });

export const createPageServer = (client: ApolloClient, id: string): PageServer => ({
  save: async (operations, version, signal) => {
    const variables = { id, operations: operations.map(toOperationInput).map(toGraphqlInput), ifMatch: version };
    const { data } = await client.mutate({ mutation: ApplySiteOperationsDocument, variables, ...until(signal) });
    const { site, blocks } = data!.applySiteOperations;
    return { blocks: toBlocks(blocks), at: site.updatedAt };
  },
  saveProperties: async (changes, version, signal) => {
    const variables = { id, input: toPropertyInput(changes), ifMatch: version };
    const { data } = await client.mutate({ mutation: UpdateSiteDocument, variables, ...until(signal) });
    const { record } = data!;
    return { properties: propertiesOf(record), at: record.updatedAt };
  },
  load: async signal => {
    const options = { variables: { id }, fetchPolicy: 'network-only', ...until(signal) } as const;
    const [page, version] = await Promise.all([
      client.query({ query: SiteDocument, ...options }),
      client.query({ query: SiteVersionDocument, ...options }),
    ]);
    const { record } = page.data!;
    const properties = propertiesOf(record);
    return { blocks: currentBlocks(record), properties, at: record.updatedAt, editor: version.data?.siteVersion?.editor ?? null };
  },
});
