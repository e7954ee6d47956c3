/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestLoginLinkMutationVariables = Exact<{
  name: string;
}>;


export type RequestLoginLinkMutation = { requestLoginLink: boolean };

export type LoginByLinkMutationVariables = Exact<{
  token: string;
}>;


export type LoginByLinkMutation = { loginByLink: { id: string } };


export const RequestLoginLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestLoginLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestLoginLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}]}}]} as unknown as DocumentNode<RequestLoginLinkMutation, RequestLoginLinkMutationVariables>;
export const LoginByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LoginByLinkMutation, LoginByLinkMutationVariables>;
export const useRequestLoginLinkMutation = (options?: useMutation.Options<RequestLoginLinkMutation, RequestLoginLinkMutationVariables>) =>
  useMutation<RequestLoginLinkMutation, RequestLoginLinkMutationVariables>(RequestLoginLinkDocument, options);
export const useLoginByLinkMutation = (options?: useMutation.Options<LoginByLinkMutation, LoginByLinkMutationVariables>) =>
  useMutation<LoginByLinkMutation, LoginByLinkMutationVariables>(LoginByLinkDocument, options);