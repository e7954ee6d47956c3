/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaymentProblemType } from '../enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which records of the collection `paymentProblem` to list */
export type PaymentProblemFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt von" */
  from?: string | null | undefined;
  /** Yes or no. Label: "Erledigt" */
  isResolved?: boolean | null | undefined;
  /** One of the values. Label: "Problem" */
  problem?: PaymentProblemType | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt bis" */
  to?: string | null | undefined;
};

export { PaymentProblemType };

export type PaymentProblemsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: PaymentProblemFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentProblemsQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, uid: string, order: string, problem: PaymentProblemType, note: string, isResolved: boolean, branch: { id: string, name: string } }> } };

export type PaymentProblemsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: PaymentProblemFilter | null | undefined;
}>;


export type PaymentProblemsOptionsQuery = { page: { total: number, items: Array<{ id: string, uid: string }> } };

export type PaymentProblemQueryVariables = Exact<{
  id: string;
}>;


export type PaymentProblemQuery = { record: { id: string, createdAt: string, updatedAt: string, uid: string, order: string, problem: PaymentProblemType, note: string, isResolved: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } } };


export const PaymentProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblemFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"paymentProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentProblemsQuery, PaymentProblemsQueryVariables>;
export const PaymentProblemsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProblemsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblemFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"paymentProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>;
export const PaymentProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"paymentProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<PaymentProblemQuery, PaymentProblemQueryVariables>;
export const usePaymentProblemsQuery = (options: Omit<useQuery.Options<PaymentProblemsQuery, PaymentProblemsQueryVariables>, 'variables'> & ({ variables: PaymentProblemsQueryVariables; skip?: boolean } | { variables?: PaymentProblemsQueryVariables; skip: true })) =>
  useQuery<PaymentProblemsQuery, PaymentProblemsQueryVariables>(PaymentProblemsDocument, options as useQuery.Options<PaymentProblemsQuery, PaymentProblemsQueryVariables> & { variables: PaymentProblemsQueryVariables });
export const usePaymentProblemsLazyQuery = (options?: useLazyQuery.Options<PaymentProblemsQuery, PaymentProblemsQueryVariables>) =>
  useLazyQuery<PaymentProblemsQuery, PaymentProblemsQueryVariables>(PaymentProblemsDocument, options);
export const usePaymentProblemsSuspenseQuery = (options: { variables: PaymentProblemsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PaymentProblemsQuery, PaymentProblemsQueryVariables>(PaymentProblemsDocument, options as { variables: PaymentProblemsQueryVariables });
export const usePaymentProblemsOptionsQuery = (options: Omit<useQuery.Options<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>, 'variables'> & ({ variables: PaymentProblemsOptionsQueryVariables; skip?: boolean } | { variables?: PaymentProblemsOptionsQueryVariables; skip: true })) =>
  useQuery<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>(PaymentProblemsOptionsDocument, options as useQuery.Options<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables> & { variables: PaymentProblemsOptionsQueryVariables });
export const usePaymentProblemsOptionsLazyQuery = (options?: useLazyQuery.Options<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>) =>
  useLazyQuery<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>(PaymentProblemsOptionsDocument, options);
export const usePaymentProblemsOptionsSuspenseQuery = (options: { variables: PaymentProblemsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PaymentProblemsOptionsQuery, PaymentProblemsOptionsQueryVariables>(PaymentProblemsOptionsDocument, options as { variables: PaymentProblemsOptionsQueryVariables });
export const usePaymentProblemQuery = (options: Omit<useQuery.Options<PaymentProblemQuery, PaymentProblemQueryVariables>, 'variables'> & ({ variables: PaymentProblemQueryVariables; skip?: boolean } | { variables?: PaymentProblemQueryVariables; skip: true })) =>
  useQuery<PaymentProblemQuery, PaymentProblemQueryVariables>(PaymentProblemDocument, options as useQuery.Options<PaymentProblemQuery, PaymentProblemQueryVariables> & { variables: PaymentProblemQueryVariables });
export const usePaymentProblemLazyQuery = (options?: useLazyQuery.Options<PaymentProblemQuery, PaymentProblemQueryVariables>) =>
  useLazyQuery<PaymentProblemQuery, PaymentProblemQueryVariables>(PaymentProblemDocument, options);
export const usePaymentProblemSuspenseQuery = (options: { variables: PaymentProblemQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PaymentProblemQuery, PaymentProblemQueryVariables>(PaymentProblemDocument, options as { variables: PaymentProblemQueryVariables });

export const hooks = {
  useList: usePaymentProblemsQuery,
  useOptions: usePaymentProblemsOptionsQuery,
  useGet: usePaymentProblemQuery,
};