/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListChangedSubscriptionVariables = Exact<{
  collection: string;
}>;


export type ListChangedSubscription = { listChanged: string };


export const ListChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ListChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}}]}]}}]} as unknown as DocumentNode<ListChangedSubscription, ListChangedSubscriptionVariables>;
export const useListChangedSubscription = (options: useSubscription.Options<ListChangedSubscription, ListChangedSubscriptionVariables> & { variables: ListChangedSubscriptionVariables }) =>
  useSubscription<ListChangedSubscription, ListChangedSubscriptionVariables>(ListChangedDocument, options as never);