/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResendOrderEmailMutationVariables = Exact<{
  id: string;
}>;


export type ResendOrderEmailMutation = { resendOrderEmail: boolean };

export type ResendOrderSmsMutationVariables = Exact<{
  id: string;
}>;


export type ResendOrderSmsMutation = { resendOrderSms: boolean };


export const ResendOrderEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOrderEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOrderEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendOrderEmailMutation, ResendOrderEmailMutationVariables>;
export const ResendOrderSmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOrderSms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOrderSms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendOrderSmsMutation, ResendOrderSmsMutationVariables>;
export const useResendOrderEmailMutation = (options?: useMutation.Options<ResendOrderEmailMutation, ResendOrderEmailMutationVariables>) =>
  useMutation<ResendOrderEmailMutation, ResendOrderEmailMutationVariables>(ResendOrderEmailDocument, options);
export const useResendOrderSmsMutation = (options?: useMutation.Options<ResendOrderSmsMutation, ResendOrderSmsMutationVariables>) =>
  useMutation<ResendOrderSmsMutation, ResendOrderSmsMutationVariables>(ResendOrderSmsDocument, options);