/** Saves and loads the blocks of the edited page. */
import type { ApolloClient } from '@apollo/client';
import { toOperationInput } from '../../../../../schema/blocks/operations/operationInput';
import { toGraphqlEnumValue } from '../../../../../schema/fields/field';
import { SiteDocument } from '../../../../generated/collections/site';
import { currentBlocks, toBlocks } from '../../blocks/siteRecord';
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
  load: async () => {
    const options = { variables: { id }, fetchPolicy: 'network-only' } as const;
    const [page, version] = await Promise.all([
      client.query({ query: SiteDocument, ...options }),
      client.query({ query: SiteVersionDocument, ...options }),
    ]);
    const { record } = page.data!;
    return { blocks: currentBlocks(record), at: record.updatedAt, editor: version.data?.siteVersion?.editor ?? null };
  },
});
