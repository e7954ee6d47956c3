/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Role } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `user` */
export type CreateUserInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Konto läuft ab" */
  accountExpiresAt?: string | null | undefined;
  /** Image. Label: "Bild" */
  avatar?: string | null | undefined;
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Records of the collection `department`, at most 200. Label: "Abteilungen" */
  departments?: Array<string> | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email: string;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Austritt" */
  employmentEnd?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Eintritt" */
  employmentStart?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName: string;
  /** Number with up to 1 decimals, from 0 to 366. Label: "Urlaubstage im Jahr" */
  holidayDaysPerYear?: number | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Yes or no. Label: "Gesperrt" */
  isLocked?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName: string;
  /** Text, at most 10 characters. Label: "Sprache" */
  locale?: string | null | undefined;
  /** Secret, from 10 to 200 characters; never returned. Label: "Passwort" */
  password?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Personalnummer" */
  personnelNumber?: string | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Any of the values. Label: "Rollen" */
  roles: Array<Role>;
  /** Text, at most 60 characters. Label: "Benutzername" */
  username: string;
  /** Whole number, from 0 to 10,080. Label: "Wochensoll in Minuten" */
  weeklyTargetMinutes?: number | null | undefined;
  /** Weekdays, from 1 for Monday to 7 for Sunday. Label: "Arbeitstage" */
  workingDays?: Array<number> | null | undefined;
};

export { Role };

/** Changes of a record of the collection `user` */
export type UpdateUserInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Konto läuft ab" */
  accountExpiresAt?: string | null | undefined;
  /** Image. Label: "Bild" */
  avatar?: string | null | undefined;
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Records of the collection `department`, at most 200. Label: "Abteilungen" */
  departments?: Array<string> | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Austritt" */
  employmentEnd?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Eintritt" */
  employmentStart?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName?: string | null | undefined;
  /** Number with up to 1 decimals, from 0 to 366. Label: "Urlaubstage im Jahr" */
  holidayDaysPerYear?: number | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Yes or no. Label: "Gesperrt" */
  isLocked?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName?: string | null | undefined;
  /** Text, at most 10 characters. Label: "Sprache" */
  locale?: string | null | undefined;
  /** Secret, from 10 to 200 characters; never returned. Label: "Passwort" */
  password?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Personalnummer" */
  personnelNumber?: string | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Any of the values. Label: "Rollen" */
  roles?: Array<Role> | null | undefined;
  /** Text, at most 60 characters. Label: "Benutzername" */
  username?: string | null | undefined;
  /** Whole number, from 0 to 10,080. Label: "Wochensoll in Minuten" */
  weeklyTargetMinutes?: number | null | undefined;
  /** Weekdays, from 1 for Monday to 7 for Sunday. Label: "Arbeitstage" */
  workingDays?: Array<number> | null | undefined;
};

/** Which records of the collection `user` to list */
export type UserFilter = {
  /** Record of the collection `branch`. Label: "Filialen" */
  branch?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Yes or no. Label: "Gesperrt" */
  isLocked?: boolean | null | undefined;
  /** One of the values. Label: "Rollen" */
  role?: Role | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export type UsersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: UserFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type UsersQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, username: string, email: string, firstName: string, lastName: string, phone: string | null, roles: Array<Role>, personnelNumber: string | null, employmentStart: string | null, employmentEnd: string | null, weeklyTargetMinutes: number | null, holidayDaysPerYear: number | null, workingDays: Array<number>, timeTrackingToken: string | null, locale: string, isActive: boolean, isLocked: boolean, accountExpiresAt: string | null, lastLoginAt: string | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }>, avatar: { id: string, alt: string | null, version: number, extension: string } | null }> } };

export type UsersOptionsQueryVariables = Exact<{
  limit: number;
  filter?: UserFilter | null | undefined;
}>;


export type UsersOptionsQuery = { page: { total: number, items: Array<{ id: string, username: string }> } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { record: { id: string, createdAt: string, updatedAt: string, username: string, email: string, firstName: string, lastName: string, phone: string | null, roles: Array<Role>, personnelNumber: string | null, employmentStart: string | null, employmentEnd: string | null, weeklyTargetMinutes: number | null, holidayDaysPerYear: number | null, workingDays: Array<number>, timeTrackingToken: string | null, locale: string, isActive: boolean, isLocked: boolean, accountExpiresAt: string | null, lastLoginAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }>, avatar: { id: string, alt: string | null, version: number, extension: string } | null } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { record: { id: string, createdAt: string, updatedAt: string, username: string, email: string, firstName: string, lastName: string, phone: string | null, roles: Array<Role>, personnelNumber: string | null, employmentStart: string | null, employmentEnd: string | null, weeklyTargetMinutes: number | null, holidayDaysPerYear: number | null, workingDays: Array<number>, timeTrackingToken: string | null, locale: string, isActive: boolean, isLocked: boolean, accountExpiresAt: string | null, lastLoginAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }>, avatar: { id: string, alt: string | null, version: number, extension: string } | null } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateUserMutation = { record: { id: string, createdAt: string, updatedAt: string, username: string, email: string, firstName: string, lastName: string, phone: string | null, roles: Array<Role>, personnelNumber: string | null, employmentStart: string | null, employmentEnd: string | null, weeklyTargetMinutes: number | null, holidayDaysPerYear: number | null, workingDays: Array<number>, timeTrackingToken: string | null, locale: string, isActive: boolean, isLocked: boolean, accountExpiresAt: string | null, lastLoginAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }>, avatar: { id: string, alt: string | null, version: number, extension: string } | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { id: string };


export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personnelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employmentStart"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEnd"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyTargetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"holidayDaysPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeTrackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"accountExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UsersOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<UsersOptionsQuery, UsersOptionsQueryVariables>;
export const UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personnelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employmentStart"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEnd"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyTargetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"holidayDaysPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeTrackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"accountExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personnelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employmentStart"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEnd"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyTargetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"holidayDaysPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeTrackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"accountExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personnelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employmentStart"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEnd"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyTargetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"holidayDaysPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeTrackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"accountExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const useUsersQuery = (options: Omit<useQuery.Options<UsersQuery, UsersQueryVariables>, 'variables'> & ({ variables: UsersQueryVariables; skip?: boolean } | { variables?: UsersQueryVariables; skip: true })) =>
  useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options as useQuery.Options<UsersQuery, UsersQueryVariables> & { variables: UsersQueryVariables });
export const useUsersLazyQuery = (options?: useLazyQuery.Options<UsersQuery, UsersQueryVariables>) =>
  useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
export const useUsersSuspenseQuery = (options: { variables: UsersQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options as { variables: UsersQueryVariables });
export const useUsersOptionsQuery = (options: Omit<useQuery.Options<UsersOptionsQuery, UsersOptionsQueryVariables>, 'variables'> & ({ variables: UsersOptionsQueryVariables; skip?: boolean } | { variables?: UsersOptionsQueryVariables; skip: true })) =>
  useQuery<UsersOptionsQuery, UsersOptionsQueryVariables>(UsersOptionsDocument, options as useQuery.Options<UsersOptionsQuery, UsersOptionsQueryVariables> & { variables: UsersOptionsQueryVariables });
export const useUsersOptionsLazyQuery = (options?: useLazyQuery.Options<UsersOptionsQuery, UsersOptionsQueryVariables>) =>
  useLazyQuery<UsersOptionsQuery, UsersOptionsQueryVariables>(UsersOptionsDocument, options);
export const useUsersOptionsSuspenseQuery = (options: { variables: UsersOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UsersOptionsQuery, UsersOptionsQueryVariables>(UsersOptionsDocument, options as { variables: UsersOptionsQueryVariables });
export const useUserQuery = (options: Omit<useQuery.Options<UserQuery, UserQueryVariables>, 'variables'> & ({ variables: UserQueryVariables; skip?: boolean } | { variables?: UserQueryVariables; skip: true })) =>
  useQuery<UserQuery, UserQueryVariables>(UserDocument, options as useQuery.Options<UserQuery, UserQueryVariables> & { variables: UserQueryVariables });
export const useUserLazyQuery = (options?: useLazyQuery.Options<UserQuery, UserQueryVariables>) =>
  useLazyQuery<UserQuery, UserQueryVariables>(UserDocument, options);
export const useUserSuspenseQuery = (options: { variables: UserQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UserQuery, UserQueryVariables>(UserDocument, options as { variables: UserQueryVariables });
export const useCreateUserMutation = (options?: useMutation.Options<CreateUserMutation, CreateUserMutationVariables>) =>
  useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) =>
  useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
export const useDeleteUserMutation = (options?: useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) =>
  useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options);

export const hooks = {
  useList: useUsersQuery,
  useOptions: useUsersOptionsQuery,
  useGet: useUserQuery,
  useCreate: useCreateUserMutation,
  useUpdate: useUpdateUserMutation,
  useDelete: useDeleteUserMutation,
};