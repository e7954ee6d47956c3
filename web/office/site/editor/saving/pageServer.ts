/** Saves and loads the blocks of the edited page. */
import type { ApolloClient } from '@apollo/client';
import { toOperationInput } from '../../../../../schema/blocks/operations/operationInput';
import { toGraphqlEnumValue } from '../../../../../schema/fields/field';
import type { PropertyChange } from '../../../../../schema/rules/site/editing/propertyChanges';
import { SiteDocument, UpdateSiteDocument } from '../../../../generated/collections/site';
import { currentBlocks, toBlocks } from '../../blocks/siteRecord';
import { propertiesOf, toPropertyInput } from '../properties/propertyFields';
import type { PageServer } from './editorStore';
import { ApplySiteOperationsDocument, SiteVersionDocument, type BlockOperationInput } from './SiteEditing.generated';

type OperationInput = ReturnType<typeof toOperationInput>;

const toGraphqlInput = ({ type, ...operation }: OperationInput): BlockOperationInput => ({
  ...(operation as BlockOperationInput), // the scalar of JSON is a record
  ...(type && { type: toGraphqlEnumValue(type) }),
});

export const createPageServer = (client: ApolloClient, id: string): PageServer => ({
  save: async (operations, version) => {
    const variables = { id, operations: operations.map(toOperationInput).map(toGraphqlInput), ifMatch: version };
    const { data } = await client.mutate({ mutation: ApplySiteOperationsDocument, variables });
    const { site, blocks } = data!.applySiteOperations;
    return { blocks: toBlocks(blocks), at: site.updatedAt };
  },
  saveProperties: async (changes: readonly PropertyChange[], version: string) => {
    const variables = { id, input: toPropertyInput(changes), ifMatch: version };
    const { data } = await client.mutate({ mutation: UpdateSiteDocument, variables });
    const { record } = data!;
    return { properties: propertiesOf(record), at: record.updatedAt };
  },
  load: async () => {
    const options = { variables: { id }, fetchPolicy: 'network-only' } as const;
    const [page, version] = await Promise.all([
      client.query({ query: SiteDocument, ...options }),
      client.query({ query: SiteVersionDocument, ...options }),
    ]);
    const { record } = page.data!;
    const properties = propertiesOf(record);
    return { blocks: currentBlocks(record), properties, at: record.updatedAt, editor: version.data?.siteVersion?.editor ?? null };
  },
});
