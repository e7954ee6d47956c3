/** Rejects GraphQL documents that are too long, too deep or too costly before they run. HTTP and sockets both use it. */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '../../../schema/errors/appError';
import { maxUnpagedRecords } from '../collections/reading/list';
import type { Context } from '../context/context';
import type { Limits } from '../security/limits';
import { inputEntry, markLiteralErrors } from './inputErrors';

/** The assumed length of a list within a record, such as the tags of a branch or the products of a category. */
const nestedListLength = 5;

interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
  /** Whether the client may read the schema. */
  canIntrospect: boolean;
}

/** The schema and the limits that requests are checked against. */
export interface RequestPolicy {
  schema: GraphQLSchema;
  limits: Limits;
  /** Tells whether the viewer may read the schema. */
  canIntrospect: (context: Context) => boolean;
}

/** Parses and validates a request and returns its document. Throws when it is invalid or exceeds the limits. */
export function validateRequest(policy: RequestPolicy, request: GraphqlRequest): DocumentNode {
  const document = parse(request.query, { maxTokens: policy.limits.maxTokens });
  const errors = validate(policy.schema, document);
  markLiteralErrors(policy.schema, document, errors);
  const [error] = errors;
  if (error) throw request.canIntrospect || inputEntry(error) ? error : new GraphQLError(withoutSuggestions(error.message), error);
  queryCost(policy, document, request);
  return document;
}

/** Removes suggested names from a message, so that a typo does not reveal the schema to anonymous clients. */
export const withoutSuggestions = (message: string): string => message.replace(/ ?Did you mean .*\?$/s, '');

/**
 * Returns the cost of the operation: the number of records its response may contain. Throws TOO_LARGE above a limit. The document must be
 * valid, because cyclic fragments never end.
 */
export function queryCost({ schema, limits }: RequestPolicy, document: DocumentNode, request: Omit<GraphqlRequest, 'query'>): number {
  const { variables, operationName, canIntrospect } = request;
  const fragments = new Map(document.definitions.filter(isFragment).map(fragment => [fragment.name.value, fragment]));
  let aliases = 0;
  let cost = 0;
  let fields = 0;

  // Every record costs one. A top-level list costs its `limit`; a nested list costs the default list size.
  function selectionCost({ selections }: SelectionSetNode, type: GraphQLObjectType | undefined, depth: number, pageSize: number): number {
    if (depth > limits.maxDepth) throwTooLarge('zu tief verschachtelt');
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        cost += selectionCost(fragments.get(selection.name.value)!.selectionSet, type, depth, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += selectionCost(selection.selectionSet, type, depth, pageSize);
      else cost += fieldCost(selection, type, depth, pageSize);
      if (cost > limits.maxCost) throwTooLarge('zu aufwendig');
    }
    return cost;
  }

  function fieldCost(node: FieldNode, parent: GraphQLObjectType | undefined, depth: number, pageSize: number): number {
    if (++fields > limits.maxFields) throwTooLarge('zu lang');
    if (node.alias && ++aliases > limits.maxAliases) throwTooLarge('voller Umbenennungen');
    if (!canIntrospect && revealsSchema(node)) throw new AppError('FORBIDDEN');
    const field = parent?.getFields()[node.name.value];
    if (!node.selectionSet) return 0;
    // Introspection reads no records and may be as deep as the usual tools need.
    if (!field) return selectionCost(node.selectionSet, undefined, depth, 0);
    const type = getNamedType(field.type) as GraphQLObjectType;
    const inner = selectionCost(node.selectionSet, type, depth + 1, listSize(field, node));
    return (isList(field) ? pageSize || nestedListLength : 1) * ((isRecord(type) ? 1 : 0) + inner);
  }

  // Anonymous clients may learn that a type does not exist.
  function revealsSchema(node: FieldNode): boolean {
    if (node.name.value !== '__type') return node.name.value === '__schema';
    const name = argumentValue(node, 'name');
    return typeof name !== 'string' || schema.getType(name) !== undefined;
  }

  function argumentValue(node: FieldNode, argument: string): unknown {
    const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
    if (value?.kind === Kind.VARIABLE) return variables?.[value.name.value];
    return value?.kind === Kind.INT ? Number(value.value) : value?.kind === Kind.STRING ? value.value : undefined;
  }

  function listSize({ args }: GraphQLField<unknown, unknown>, node: FieldNode): number {
    if (!args.some(({ name }) => name === 'limit')) return 0;
    const limit = argumentValue(node, 'limit');
    return typeof limit === 'number' ? Math.max(limit, 0) : maxUnpagedRecords;
  }

  const operations = document.definitions.filter(isOperation);
  if (operations.length > limits.maxOperations) throwTooLarge('zu lang');
  if (countDirectives(document) > limits.maxDirectives) throwTooLarge('voller Anweisungen');
  for (const definition of operations) {
    if (operationName && definition.name?.value !== operationName) continue;
    cost += selectionCost(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined, 1, 0);
  }
  return cost;
}

function countDirectives(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void count++ });
  return count;
}

const isOperation = (node: { kind: string }): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

const isFragment = (node: { kind: string }): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;

// Types with an id are loaded from a table. Nested objects are part of their record and cost only their references.
const isRecord = (type: GraphQLObjectType): boolean => isObjectType(type) && 'id' in type.getFields();

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(getNullableType(type));

function throwTooLarge(problem: string): never {
  throw new AppError('TOO_LARGE', { message: `Diese Abfrage ist ${problem}.` });
}
