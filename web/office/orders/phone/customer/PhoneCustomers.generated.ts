/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhoneCustomersQueryVariables = Exact<{
  search: string;
}>;


export type PhoneCustomersQuery = { customers: { items: Array<{ id: string, number: string, isCompany: boolean, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, street: string | null, zipCode: string | null, city: string | null, vatNumber: string | null }> } };


export const PhoneCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"lastName","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCompany"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}}]}}]}}]}}]} as unknown as DocumentNode<PhoneCustomersQuery, PhoneCustomersQueryVariables>;
export const usePhoneCustomersQuery = (options: Omit<useQuery.Options<PhoneCustomersQuery, PhoneCustomersQueryVariables>, 'variables'> & ({ variables: PhoneCustomersQueryVariables; skip?: boolean } | { variables?: PhoneCustomersQueryVariables; skip: true })) =>
  useQuery<PhoneCustomersQuery, PhoneCustomersQueryVariables>(PhoneCustomersDocument, options as useQuery.Options<PhoneCustomersQuery, PhoneCustomersQueryVariables> & { variables: PhoneCustomersQueryVariables });
export const usePhoneCustomersLazyQuery = (options?: useLazyQuery.Options<PhoneCustomersQuery, PhoneCustomersQueryVariables>) =>
  useLazyQuery<PhoneCustomersQuery, PhoneCustomersQueryVariables>(PhoneCustomersDocument, options);
export const usePhoneCustomersSuspenseQuery = (options: { variables: PhoneCustomersQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PhoneCustomersQuery, PhoneCustomersQueryVariables>(PhoneCustomersDocument, options as { variables: PhoneCustomersQueryVariables });