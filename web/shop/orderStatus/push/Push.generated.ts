/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The keys with which messages to a device are encrypted (RFC 8291): 65 and 16 bytes in Base64url. */
export type PushKeysInput = {
  /** Text, at most 40 characters. Label: "Geheimnis" */
  auth: string;
  /** Text, at most 100 characters. Label: "Öffentlicher Schlüssel" */
  p256dh: string;
};

/** A device that wants push messages about an order, as browsers describe it (Push API). */
export type PushSubscriptionInput = {
  /** URL. Label: "Adresse" */
  endpoint: string;
  /** Fields that belong together. Label: "Schlüssel" */
  keys: PushKeysInput;
};

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type SubscribeToPushMutationVariables = Exact<{
  uid: string;
  hash: string;
  input: PushSubscriptionInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: boolean };

export type UnsubscribeFromPushMutationVariables = Exact<{
  uid: string;
  hash: string;
  endpoint: string;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: boolean };


export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const SubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"hash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"hash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hash"}}},{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const usePushKeyQuery = (options?: Omit<useQuery.Options<PushKeyQuery, PushKeyQueryVariables>, 'variables'> & { variables?: PushKeyQueryVariables }) =>
  useQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options as useQuery.Options<PushKeyQuery, PushKeyQueryVariables> & { variables: PushKeyQueryVariables });
export const usePushKeyLazyQuery = (options?: useLazyQuery.Options<PushKeyQuery, PushKeyQueryVariables>) =>
  useLazyQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options);
export const usePushKeySuspenseQuery = (options?: { variables?: PushKeyQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options as { variables: PushKeyQueryVariables });
export const useSubscribeToPushMutation = (options?: useMutation.Options<SubscribeToPushMutation, SubscribeToPushMutationVariables>) =>
  useMutation<SubscribeToPushMutation, SubscribeToPushMutationVariables>(SubscribeToPushDocument, options);
export const useUnsubscribeFromPushMutation = (options?: useMutation.Options<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>) =>
  useMutation<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>(UnsubscribeFromPushDocument, options);