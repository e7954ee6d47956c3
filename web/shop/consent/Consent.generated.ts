/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ConsentPurpose } from '../../generated/enums';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A decision of a visitor about cookies. */
export type ConsentInput = {
  /** What the visitor agrees to. None: the visitor revokes an earlier consent. */
  purposes?: Array<ConsentPurpose> | null | undefined;
  /** The version of the texts that the visitor saw. */
  version: number;
  /** A random UUID that the device keeps only to prove its decisions. */
  visitor: string;
};

export { ConsentPurpose };

export type SaveConsentMutationVariables = Exact<{
  input: ConsentInput;
}>;


export type SaveConsentMutation = { saveConsent: boolean };


export const SaveConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SaveConsentMutation, SaveConsentMutationVariables>;
export const useSaveConsentMutation = (options?: useMutation.Options<SaveConsentMutation, SaveConsentMutationVariables>) =>
  useMutation<SaveConsentMutation, SaveConsentMutationVariables>(SaveConsentDocument, options);