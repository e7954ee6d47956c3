/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SitePlanKind } from '../../../../generated/enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { SitePlanKind };

export type SitePlansQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitePlansQuery = { sitePlans: { total: number, items: Array<{ id: string, kind: SitePlanKind, at: string, author: string, failure: string | null, site: string, siteName: string, sitePath: string }> } };


export const SitePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"sitePath"}}]}}]}}]}}]} as unknown as DocumentNode<SitePlansQuery, SitePlansQueryVariables>;
export const useSitePlansQuery = (options: Omit<useQuery.Options<SitePlansQuery, SitePlansQueryVariables>, 'variables'> & ({ variables: SitePlansQueryVariables; skip?: boolean } | { variables?: SitePlansQueryVariables; skip: true })) =>
  useQuery<SitePlansQuery, SitePlansQueryVariables>(SitePlansDocument, options as useQuery.Options<SitePlansQuery, SitePlansQueryVariables> & { variables: SitePlansQueryVariables });
export const useSitePlansLazyQuery = (options?: useLazyQuery.Options<SitePlansQuery, SitePlansQueryVariables>) =>
  useLazyQuery<SitePlansQuery, SitePlansQueryVariables>(SitePlansDocument, options);
export const useSitePlansSuspenseQuery = (options: { variables: SitePlansQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SitePlansQuery, SitePlansQueryVariables>(SitePlansDocument, options as { variables: SitePlansQueryVariables });