/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OrderRequestProduct } from '../../generated/enums';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrderRequestInput = {
  /** Anzahl der Personen */
  amount?: number | null | undefined;
  /** Anmerkung */
  comment?: string | null | undefined;
  /** Termin */
  date: string;
  /** E-Mail */
  email: string;
  /** Füllungen */
  fillings?: Array<string> | null | undefined;
  /** Vorname */
  firstName: string;
  /** Nachname */
  lastName: string;
  /** Telefon */
  phone: string;
  /** Produkt */
  product?: OrderRequestProduct | null | undefined;
  /** Empfänger */
  recipient: string;
};

export { OrderRequestProduct };

export type SubmitRequestMutationVariables = Exact<{
  input: OrderRequestInput;
}>;


export type SubmitRequestMutation = { submitOrderForm: string };


export const SubmitRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrderForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SubmitRequestMutation, SubmitRequestMutationVariables>;
export const useSubmitRequestMutation = (options?: useMutation.Options<SubmitRequestMutation, SubmitRequestMutationVariables>) =>
  useMutation<SubmitRequestMutation, SubmitRequestMutationVariables>(SubmitRequestDocument, options);