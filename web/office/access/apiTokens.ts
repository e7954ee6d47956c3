/** What the list and the form of API tokens share. */
import { ApiTokensDocument, type ApiTokensQuery } from './Access.generated';
import { tokenScopes } from '../../../schema/access/roles';
import { toGraphqlEnumValue } from '../../../schema/fields/field';

export const refetchTokens = { refetchQueries: [ApiTokensDocument] };

type Token = ApiTokensQuery['apiTokens'][number];

/** The labels of the token scopes, by their GraphQL enum values. */
export const scopeLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokenScopes).map(([name, label]) => [toGraphqlEnumValue(name), label]),
);

export interface ApiTokenProps {
  token: Token;
  branches: readonly { id: string; name: string }[];
  canWrite: boolean;
  onCreated: (secret: string) => void;
}
