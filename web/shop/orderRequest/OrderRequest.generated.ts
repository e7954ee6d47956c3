/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OrderRequestProduct } from '../../generated/enums';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order request, which the branch answers by e-mail. */
export type OrderRequestInput = {
  /** Whole number, from 1 to 100,000. Label: "Anzahl der Personen" */
  amount?: number | null | undefined;
  /** Text, at most 2,000 characters. Label: "Anmerkung" */
  comment?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Termin" */
  date: string;
  /** E-mail address. Label: "E-Mail" */
  email: string;
  /** Texts, at most 40, each with at most 80 characters. Label: "Füllungen" */
  fillings?: Array<string> | null | undefined;
  /** Text, from 2 to 80 characters. Label: "Vorname" */
  firstName: string;
  /** Text, from 2 to 80 characters. Label: "Nachname" */
  lastName: string;
  /** Text, from 6 to 40 characters. Label: "Telefon" */
  phone: string;
  /** One of the values. Label: "Produkt" */
  product?: OrderRequestProduct | null | undefined;
  /** E-mail address. Label: "Empfänger" */
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