/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PrintJobState } from '../enums';
import type { ReceiptType } from '../enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which records of the collection `printJob` to list */
export type PrintJobFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Record of the collection `device`. Label: "Drucker" */
  device?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt von" */
  from?: string | null | undefined;
  /** One of the values. Label: "Bon" */
  receipt?: ReceiptType | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Stand" */
  state?: PrintJobState | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt bis" */
  to?: string | null | undefined;
};

export { PrintJobState };

export { ReceiptType };

export type PrintJobsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: PrintJobFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PrintJobsQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, uid: string, order: string, receipt: ReceiptType, copy: number, availableAt: string, state: PrintJobState, branch: { id: string, name: string }, device: { id: string, name: string } }> } };

export type PrintJobsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: PrintJobFilter | null | undefined;
}>;


export type PrintJobsOptionsQuery = { page: { total: number, items: Array<{ id: string, uid: string }> } };

export type PrintJobQueryVariables = Exact<{
  id: string;
}>;


export type PrintJobQuery = { record: { id: string, createdAt: string, updatedAt: string, uid: string, order: string, receipt: ReceiptType, copy: number, availableAt: string, state: PrintJobState, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string }, device: { id: string, name: string } } };


export const PrintJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintJobFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"printJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"availableAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<PrintJobsQuery, PrintJobsQueryVariables>;
export const PrintJobsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintJobsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintJobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"printJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}}]}}]}}]} as unknown as DocumentNode<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>;
export const PrintJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"printJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"availableAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<PrintJobQuery, PrintJobQueryVariables>;
export const usePrintJobsQuery = (options: Omit<useQuery.Options<PrintJobsQuery, PrintJobsQueryVariables>, 'variables'> & ({ variables: PrintJobsQueryVariables; skip?: boolean } | { variables?: PrintJobsQueryVariables; skip: true })) =>
  useQuery<PrintJobsQuery, PrintJobsQueryVariables>(PrintJobsDocument, options as useQuery.Options<PrintJobsQuery, PrintJobsQueryVariables> & { variables: PrintJobsQueryVariables });
export const usePrintJobsLazyQuery = (options?: useLazyQuery.Options<PrintJobsQuery, PrintJobsQueryVariables>) =>
  useLazyQuery<PrintJobsQuery, PrintJobsQueryVariables>(PrintJobsDocument, options);
export const usePrintJobsSuspenseQuery = (options: { variables: PrintJobsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PrintJobsQuery, PrintJobsQueryVariables>(PrintJobsDocument, options as { variables: PrintJobsQueryVariables });
export const usePrintJobsOptionsQuery = (options: Omit<useQuery.Options<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>, 'variables'> & ({ variables: PrintJobsOptionsQueryVariables; skip?: boolean } | { variables?: PrintJobsOptionsQueryVariables; skip: true })) =>
  useQuery<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>(PrintJobsOptionsDocument, options as useQuery.Options<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables> & { variables: PrintJobsOptionsQueryVariables });
export const usePrintJobsOptionsLazyQuery = (options?: useLazyQuery.Options<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>) =>
  useLazyQuery<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>(PrintJobsOptionsDocument, options);
export const usePrintJobsOptionsSuspenseQuery = (options: { variables: PrintJobsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PrintJobsOptionsQuery, PrintJobsOptionsQueryVariables>(PrintJobsOptionsDocument, options as { variables: PrintJobsOptionsQueryVariables });
export const usePrintJobQuery = (options: Omit<useQuery.Options<PrintJobQuery, PrintJobQueryVariables>, 'variables'> & ({ variables: PrintJobQueryVariables; skip?: boolean } | { variables?: PrintJobQueryVariables; skip: true })) =>
  useQuery<PrintJobQuery, PrintJobQueryVariables>(PrintJobDocument, options as useQuery.Options<PrintJobQuery, PrintJobQueryVariables> & { variables: PrintJobQueryVariables });
export const usePrintJobLazyQuery = (options?: useLazyQuery.Options<PrintJobQuery, PrintJobQueryVariables>) =>
  useLazyQuery<PrintJobQuery, PrintJobQueryVariables>(PrintJobDocument, options);
export const usePrintJobSuspenseQuery = (options: { variables: PrintJobQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PrintJobQuery, PrintJobQueryVariables>(PrintJobDocument, options as { variables: PrintJobQueryVariables });

export const hooks = {
  useList: usePrintJobsQuery,
  useOptions: usePrintJobsOptionsQuery,
  useGet: usePrintJobQuery,
};