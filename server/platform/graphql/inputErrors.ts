/** Finds GraphQL values of the wrong type and reports them in German by field, like every other wrong value (decisions, table V). */
import {
  getOperationAST,
  GraphQLError,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { errorCodes, type ErrorEntry } from '../../../schema/errors/appError';
import { messageFor } from '../../../schema/errors/messages';
import { argumentIssues, defaultValueIssues, variableIssues, type InputIssue } from './inputIssues';

const entries = new WeakMap<object, ErrorEntry>();

/** Returns the entry of an error about a wrong input value, or undefined for every other error. */
export const inputEntry = (error: object): ErrorEntry | undefined => entries.get(error);

// graphql-js reports 50 wrong variables at most.
const maxErrors = 50;

/** Returns the result with an error for each wrong variable. Without data nothing has run, because the variables are invalid. */
export function reportVariableErrors(args: ExecutionArgs, result: ExecutionResult): ExecutionResult {
  if (result.data !== undefined) return result;
  const errors = variableErrors(args);
  return errors.length > 0 ? { errors } : result;
}

function variableErrors({ schema, document, operationName, variableValues }: ExecutionArgs): GraphQLError[] {
  const operation = getOperationAST(document, operationName);
  return variableIssues(schema, operation?.variableDefinitions ?? [], variableValues ?? {})
    .slice(0, maxErrors)
    .map(issue => {
      const entry = createEntry(issue);
      const error = new GraphQLError(entry.message, { nodes: issue.node, extensions: { code: 'BAD_USER_INPUT' } });
      entries.set(error, entry);
      return error;
    });
}

/** Finds out which validation errors of a document are about wrong literals, so that `inputEntry` returns their entries. */
export function markLiteralErrors(schema: GraphQLSchema, document: DocumentNode, errors: readonly Error[]): void {
  const issues = literalIssues(schema, document);
  // Other errors of a node precede those about its missing arguments, so both are matched from the end.
  for (const error of errors.toReversed()) {
    const [node, ...others] = error instanceof GraphQLError ? (error.nodes ?? []) : [];
    const issue = node && others.length === 0 ? issues.get(node)?.pop() : undefined;
    if (issue) entries.set(error, createEntry(issue));
    else if (node?.kind === Kind.VARIABLE_DEFINITION && others[0]?.kind === Kind.VARIABLE)
      entries.set(error, { message: errorCodes.INVALID.message, field: node.variable.name.value, code: 'INVALID' });
  }
}

function literalIssues(schema: GraphQLSchema, document: DocumentNode): Map<ASTNode, InputIssue[]> {
  const issues = new Map<ASTNode, InputIssue[]>();
  const add = (issue: InputIssue): void => void issues.set(issue.node, [...(issues.get(issue.node) ?? []), issue]);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: node => argumentIssues(node, types.getFieldDef()?.args).forEach(add),
      Directive: node => argumentIssues(node, types.getDirective()?.args).forEach(add),
      OperationDefinition: ({ variableDefinitions }: OperationDefinitionNode) =>
        variableDefinitions?.flatMap(node => defaultValueIssues(schema, node)).forEach(add),
    }),
  );
  return issues;
}

// The first name is the argument `input`. Clients name fields as in REST, without it.
function createEntry({ path, rule }: InputIssue): ErrorEntry {
  const field = (path.length > 1 ? path.slice(1) : path).join('.');
  return { message: messageFor({ path: [], rule }), field, code: 'INVALID' };
}
