/** Refuses a GraphQL document that is too long, too deep or too costly before anything of it runs. HTTP and sockets ask here, and nowhere else. */
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
import { Refusal } from '../../../schema/errors/appError';
import { implicitLimit } from '../collections/reading/list';
import type { Context } from '../context/context';
import type { Limits } from '../security/limits';

/** Entries that a list within a record is taken to hold: the tags of a branch, the categories of a menu, their products. */
const usualLength = 5;

interface Question {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
  /** Whether the description of the schema may be read. */
  mayIntrospect: boolean;
}

/** What the guard goes by. */
export interface Gate {
  schema: GraphQLSchema;
  limits: Limits;
  /** Whether whoever asks may read the description of the schema. */
  mayIntrospect: (context: Context) => boolean;
}

/** The parsed and valid document of a question that may be asked. */
export function admit(gate: Gate, question: Question): DocumentNode {
  const document = parse(question.query, { maxTokens: gate.limits.tokens });
  const [error] = validate(gate.schema, document);
  if (error) throw question.mayIntrospect ? error : new GraphQLError(withoutHint(error.message), error);
  weigh(gate, document, question);
  return document;
}

/** A message without the names that were perhaps meant: a word mistyped must not tell a stranger which words there are. */
export const withoutHint = (message: string): string => message.replace(/ ?Did you mean .*\?$/s, '');

/** What the operation costs: the records its answer may hold. Refuses it unless it keeps to the limits. The document must be valid: fragments without cycles. */
export function weigh({ schema, limits }: Gate, document: DocumentNode, question: Omit<Question, 'query'>): number {
  const { variables, operationName, mayIntrospect } = question;
  const fragments = new Map(document.definitions.filter(isFragment).map(fragment => [fragment.name.value, fragment]));
  let aliases = 0;
  let cost = 0;
  let fields = 0;

  // What the selection costs: every record counts one, a page as many as were asked for, a list within a record as many as are usual.
  function costOf({ selections }: SelectionSetNode, type: GraphQLObjectType | undefined, depth: number, pageSize: number): number {
    if (depth > limits.depth) refuse('zu tief verschachtelt');
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOf(fragments.get(selection.name.value)!.selectionSet, type, depth, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet, type, depth, pageSize);
      else cost += costOfField(selection, type, depth, pageSize);
      if (cost > limits.cost) refuse('zu aufwendig');
    }
    return cost;
  }

  function costOfField(node: FieldNode, parent: GraphQLObjectType | undefined, depth: number, pageSize: number): number {
    if (++fields > limits.fields) refuse('zu lang');
    if (node.alias && ++aliases > limits.aliases) refuse('voller Umbenennungen');
    if (!mayIntrospect && isTelling(node)) throw new Refusal('forbidden');
    const field = parent?.getFields()[node.name.value];
    if (!node.selectionSet) return 0;
    // What describes the schema reads no records and may go as deep as the tools that ask for it do.
    if (!field) return costOf(node.selectionSet, undefined, depth, 0);
    const type = getNamedType(field.type) as GraphQLObjectType;
    const inner = costOf(node.selectionSet, type, depth + 1, pageSizeOf(field, node));
    return (isList(field) ? pageSize || usualLength : 1) * ((isRecord(type) ? 1 : 0) + inner);
  }

  // That there is no such type may be said to anybody.
  function isTelling(node: FieldNode): boolean {
    if (node.name.value !== '__type') return node.name.value === '__schema';
    const name = valueOf(node, 'name');
    return typeof name !== 'string' || schema.getType(name) !== undefined;
  }

  function valueOf(node: FieldNode, argument: string): unknown {
    const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
    if (value?.kind === Kind.VARIABLE) return variables?.[value.name.value];
    return value?.kind === Kind.INT ? Number(value.value) : value?.kind === Kind.STRING ? value.value : undefined;
  }

  function pageSizeOf({ args }: GraphQLField<unknown, unknown>, node: FieldNode): number {
    if (!args.some(({ name }) => name === 'limit')) return 0;
    const limit = valueOf(node, 'limit');
    return typeof limit === 'number' ? Math.max(limit, 0) : implicitLimit;
  }

  const operations = document.definitions.filter(isOperation);
  if (operations.length > limits.operations) refuse('zu lang');
  if (directivesIn(document) > limits.directives) refuse('voller Anweisungen');
  for (const definition of operations) {
    if (operationName && definition.name?.value !== operationName) continue;
    cost += costOf(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined, 1, 0);
  }
  return cost;
}

function directivesIn(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void count++ });
  return count;
}

const isOperation = (node: { kind: string }): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

const isFragment = (node: { kind: string }): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;

// What has an id is read from a table; rows come with the record they lie in and cost only what they name.
const isRecord = (type: GraphQLObjectType): boolean => isObjectType(type) && 'id' in type.getFields();

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(getNullableType(type));

function refuse(how: string): never {
  throw new Refusal('tooLarge', { text: `Diese Abfrage ist ${how}.` });
}
