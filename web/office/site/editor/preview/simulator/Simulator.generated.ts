/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OpeningRuleType } from '../../../../../generated/enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { OpeningRuleType };

export type SimulatorBranchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SimulatorBranchesQuery = { branches: { items: Array<{ id: string, name: string, openingHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> }> } };


export const SimulatorBranchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatorBranches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>;
export const useSimulatorBranchesQuery = (options?: Omit<useQuery.Options<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>, 'variables'> & { variables?: SimulatorBranchesQueryVariables }) =>
  useQuery<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>(SimulatorBranchesDocument, options as useQuery.Options<SimulatorBranchesQuery, SimulatorBranchesQueryVariables> & { variables: SimulatorBranchesQueryVariables });
export const useSimulatorBranchesLazyQuery = (options?: useLazyQuery.Options<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>) =>
  useLazyQuery<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>(SimulatorBranchesDocument, options);
export const useSimulatorBranchesSuspenseQuery = (options?: { variables?: SimulatorBranchesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SimulatorBranchesQuery, SimulatorBranchesQueryVariables>(SimulatorBranchesDocument, options as { variables: SimulatorBranchesQueryVariables });