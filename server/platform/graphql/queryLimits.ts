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
  valueFromASTUntyped,
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
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../schema/errors/appError';
import { toObject } from '../../../schema/objects';
import { maxUnpagedRecords } from '../collections/reading/listRequest';
import type { Context } from '../context/context';
import type { ReportError } from '../context/services';
import type { Limits } from '../security/limits';
import { inputEntry, markLiteralErrors } from './inputErrors';

/** The length of a list within a record that is assumed before the request runs. While it runs, the real one counts. */
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
  reportError: ReportError;
}

/** The characters of all cached documents. */
const maxDocumentCharacters = 500_000;

/**
 * Returns a function that parses and validates a request and returns its document. It throws when the request is invalid or exceeds the
 * limits. Requests with the same text share one document, because a subscription keeps it as long as it lasts.
 */
export function createRequestValidator(policy: RequestPolicy): (request: GraphqlRequest) => DocumentNode {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxDocumentCharacters,
    sizeCalculation: (_document, { length }) => length,
  });
  return request => {
    const document = documents.get(request.query) ?? parseValid(policy, request);
    documents.set(request.query, document);
    queryCost(policy, document, request);
    return document;
  };
}

function parseValid({ schema, limits }: RequestPolicy, { query, canIntrospect }: GraphqlRequest): DocumentNode {
  const document = parse(query, { maxTokens: limits.maxTokens });
  const errors = validate(schema, document);
  markLiteralErrors(schema, document, errors);
  const [error] = errors;
  if (error) throw canIntrospect || inputEntry(error) ? error : new GraphQLError(withoutSuggestions(error.message), error);
  return document;
}

const introspectionError = new AppError('FORBIDDEN', {
  message: 'Das Schema steht unter /graphql/schema.graphql. Abfragen lässt es sich nur mit einem Zugangsschlüssel oder einer Anmeldung.',
});

/** Removes suggested names from a message, so that a typo does not reveal the schema to anonymous clients. */
export const withoutSuggestions = (message: string): string => message.replace(/ ?Did you mean .*\?$/s, '');

/**
 * Returns the cost of the operation: the number of records its response may contain. Throws TOO_LARGE above a limit. The document must be
 * valid, because cyclic fragments never end.
 */
export function queryCost(
  { schema, limits }: Pick<RequestPolicy, 'schema' | 'limits'>,
  document: DocumentNode,
  request: Omit<GraphqlRequest, 'query'>,
): number {
  const operations = document.definitions.filter(isOperation);
  if (operations.length > limits.maxOperations) throwTooLarge('zu lang', `höchstens ${limits.maxOperations} Operationen`);
  if (countDirectives(document) > limits.maxDirectives) throwTooLarge('voller Anweisungen', `höchstens ${limits.maxDirectives}`);
  const counter = new CostCounter({ schema, limits }, document, request);
  let cost = 0;
  for (const { name, operation, selectionSet } of operations) {
    if (request.operationName && name?.value !== request.operationName) continue;
    cost += counter.selectionCost(selectionSet, { type: schema.getRootType(operation) ?? undefined, depth: 1, pageSize: 0 });
  }
  return cost;
}

interface CostScope {
  /** The type of the selected object; undefined for introspection. */
  type: GraphQLObjectType | undefined;
  depth: number;
  /** The `limit` of the list that the selection belongs to; zero without one. */
  pageSize: number;
}

/** What the definition of a field says about its cost, in its `extensions`. */
interface FieldCost {
  /** The field is expensive and may stand once in a request. */
  isExpensive?: true;
  /** The list in the argument `input` whose entries cost one each. */
  countedInput?: string;
}

/** Counts the aliases, fields and records of a request. Every record costs one. */
class CostCounter {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private aliases = 0;
  private fields = 0;
  private readonly expensiveFields = new Set<string>();

  constructor(
    private readonly policy: Pick<RequestPolicy, 'schema' | 'limits'>,
    document: DocumentNode,
    private readonly request: Omit<GraphqlRequest, 'query'>,
  ) {
    this.fragments = new Map(document.definitions.filter(isFragment).map(fragment => [fragment.name.value, fragment]));
  }

  selectionCost({ selections }: SelectionSetNode, scope: CostScope): number {
    const { limits } = this.policy;
    if (scope.depth > limits.maxDepth) throwTooLarge('zu tief verschachtelt', `höchstens ${limits.maxDepth} Ebenen`);
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += this.fieldCost(selection, scope);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += this.selectionCost(selection.selectionSet, scope);
      else cost += this.selectionCost(this.fragments.get(selection.name.value)!.selectionSet, scope);
      if (cost > limits.maxCost) throwTooCostly(cost, limits.maxCost);
    }
    return cost;
  }

  // A top-level list costs its `limit`; a nested list costs the default list size.
  private fieldCost(node: FieldNode, { type: parent, depth, pageSize }: CostScope): number {
    this.countField(node);
    const field = parent?.getFields()[node.name.value];
    if (!node.selectionSet) return 0;
    // Introspection reads no records and may be as deep as the usual tools need.
    if (!field) return this.selectionCost(node.selectionSet, { type: undefined, depth, pageSize: 0 });
    const type = getNamedType(field.type) as GraphQLObjectType;
    const inner = this.selectionCost(node.selectionSet, { type, depth: depth + 1, pageSize: this.listSize(field, node) });
    const inputCost = this.inputCost(field, node);
    return inputCost + (isList(field) ? pageSize || nestedListLength : 1) * ((isRecord(type) ? 1 : 0) + inner);
  }

  private countField(node: FieldNode): void {
    const { limits } = this.policy;
    if (++this.fields > limits.maxFields) throwTooLarge('zu lang', `höchstens ${limits.maxFields} Felder`);
    if (node.alias && ++this.aliases > limits.maxAliases) throwTooLarge('voller Umbenennungen', `höchstens ${limits.maxAliases}`);
    if (!this.request.canIntrospect && this.revealsSchema(node)) throw introspectionError;
  }

  private inputCost({ name, extensions }: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const { isExpensive, countedInput }: FieldCost = extensions;
    if (isExpensive) {
      if (this.expensiveFields.has(name)) throwTooLarge('zu aufwendig', `${name} höchstens einmal`);
      this.expensiveFields.add(name);
    }
    if (!countedInput) return 0;
    const input = node.arguments?.find(argument => argument.name.value === 'input')?.value;
    const list = input && toObject(valueFromASTUntyped(input, this.request.variables))[countedInput];
    return Array.isArray(list) ? list.length : 1;
  }

  // Anonymous clients may learn that a type does not exist.
  private revealsSchema(node: FieldNode): boolean {
    if (node.name.value !== '__type') return node.name.value === '__schema';
    const name = this.argumentValue(node, 'name');
    return typeof name !== 'string' || this.policy.schema.getType(name) !== undefined;
  }

  private argumentValue(node: FieldNode, argument: string): unknown {
    const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
    if (value?.kind === Kind.VARIABLE) return this.request.variables?.[value.name.value];
    return value?.kind === Kind.INT ? Number(value.value) : value?.kind === Kind.STRING ? value.value : undefined;
  }

  private listSize({ args }: GraphQLField<unknown, unknown>, node: FieldNode): number {
    if (!args.some(({ name }) => name === 'limit')) return 0;
    const limit = this.argumentValue(node, 'limit');
    return typeof limit === 'number' ? Math.max(limit, 0) : maxUnpagedRecords;
  }
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

/** Tells whether a field returns a list of records. */
export const isRecordList = (field: GraphQLField<unknown, unknown>): boolean => {
  const type = getNamedType(field.type);
  return isList(field) && isObjectType(type) && isRecord(type);
};

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(getNullableType(type));

function throwTooLarge(problem: string, limit: string): never {
  throw new AppError('TOO_LARGE', { message: `Diese Abfrage ist ${problem}. Erlaubt: ${limit}.` });
}

/** Throws TOO_LARGE for a request that costs at least this much. */
export function throwTooCostly(cost: number, maxCost: number): never {
  const remedy = 'Fragen Sie kleinere Seiten (limit) oder weniger Listen in Listen ab.';
  throw new AppError('TOO_LARGE', {
    message: `Diese Abfrage ist zu aufwendig: Sie kostet mindestens ${cost}, erlaubt sind ${maxCost}. ${remedy}`,
  });
}
