/** Compares GraphQL variables and literals with their input types. */
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type ArgumentNode,
  type ASTNode,
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type ObjectFieldNode,
  type ObjectValueNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Rule } from '../../../schema/errors/messages';
import { isObject } from '../../../schema/objects';

type Path = readonly (string | number)[];

/** A wrong value: the node where graphql-js reports it, its path from the argument or variable on, and the rule it breaks. */
export interface InputIssue {
  readonly node: ASTNode;
  readonly path: Path;
  readonly rule: Rule;
}

/** Returns the issues of all variables of an operation. */
export const variableIssues = (
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Readonly<Record<string, unknown>>,
): InputIssue[] =>
  definitions.flatMap(definition => {
    const { name } = definition.variable;
    const type = typeFromAST(schema, definition.type);
    const value = variables[name.value];
    if (!type || !isInputType(type)) return [];
    if (value === undefined && (definition.defaultValue || !isNonNullType(type))) return [];
    return valueIssues(type, value).map(({ path, rule }) => ({ node: definition, path: [name.value, ...path], rule }));
  });

type ValueIssue = Pick<InputIssue, 'path' | 'rule'>;

// graphql-js finds the wrong values; their type and the value itself say what is wrong.
function valueIssues(type: GraphQLInputType, value: unknown): ValueIssue[] {
  const issues = new Map<string, ValueIssue[]>();
  coerceInputValue(value, type, (path, wrongValue) => {
    // An object is reported once for each of its wrong fields.
    issues.set(path.join('.'), describeValue(typeAt(type, path), wrongValue, path));
  });
  return [...issues.values()].flat();
}

function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  const [key, ...rest] = path;
  if (key === undefined) return type;
  const nullable = getNullableType(type);
  // A list accepts a single item without brackets, so a name may follow a list.
  if (isListType(nullable)) return typeAt(nullable.ofType, typeof key === 'number' ? rest : path);
  return isInputObjectType(nullable) ? typeAt(nullable.getFields()[key]!.type, rest) : type;
}

function describeValue(type: GraphQLInputType, value: unknown, path: Path): ValueIssue[] {
  if (value === null || value === undefined) return [{ path, rule: 'required' }];
  const namedType = getNamedType(type);
  if (!isInputObjectType(namedType)) return [{ path, rule: leafRule(namedType) }];
  if (!isObject(value)) return [{ path, rule: 'invalidGroup' }];
  const names = Object.keys(value).filter(name => value[name] !== undefined);
  return fieldNameIssues(namedType, names).map(({ name, rule }) => ({ path: [...path, name], rule }));
}

interface FieldNameIssue {
  readonly name: string;
  readonly rule: Rule;
}

// Required fields that are missing, then fields that the type does not have.
const fieldNameIssues = (type: GraphQLInputObjectType, names: readonly string[]): FieldNameIssue[] => [
  ...Object.values(type.getFields())
    .filter(field => isRequiredInputField(field) && !names.includes(field.name))
    .map(({ name }): FieldNameIssue => ({ name, rule: 'required' })),
  ...names.filter(name => !(name in type.getFields())).map((name): FieldNameIssue => ({ name, rule: 'unknownField' })),
];

const rulesByScalar: Readonly<Record<string, Rule>> = {
  Int: 'invalidNumber',
  Float: 'invalidNumber',
  String: 'invalidText',
  ID: 'invalidText',
  Boolean: 'invalidBoolean',
  DateTimeISO: 'invalidDateTime',
  JSONObject: 'invalidGroup',
};

const leafRule = (type: GraphQLLeafType): Rule => (isEnumType(type) ? 'invalidOption' : (rulesByScalar[type.name] ?? 'invalidText'));

interface NodeWithArguments {
  readonly arguments?: readonly ArgumentNode[] | undefined;
}

/** Returns the issues of the arguments of a field or a directive; none when the schema does not define it. */
export function argumentIssues(node: ASTNode & NodeWithArguments, definitions?: readonly GraphQLArgument[]): InputIssue[] {
  if (!definitions) return [];
  const given = node.arguments ?? [];
  const missing = definitions.filter(argument => isRequiredArgument(argument) && !given.some(({ name }) => name.value === argument.name));
  return [
    ...missing.map(({ name }): InputIssue => ({ node, path: [name], rule: 'required' })),
    ...given.flatMap(argument => argumentIssue(argument, definitions)),
  ];
}

function argumentIssue(node: ArgumentNode, definitions: readonly GraphQLArgument[]): InputIssue[] {
  const name = node.name.value;
  const definition = definitions.find(argument => argument.name === name);
  return definition ? literalIssues(node.value, definition.type, [name]) : [{ node, path: [name], rule: 'unknownField' }];
}

/** Returns the issues of the default value of a variable. */
export function defaultValueIssues(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
): InputIssue[] {
  const type = typeFromAST(schema, typeNode);
  return defaultValue && type && isInputType(type) ? literalIssues(defaultValue, type, [variable.name.value]) : [];
}

function literalIssues(node: ValueNode, type: GraphQLInputType, path: Path): InputIssue[] {
  if (node.kind === Kind.VARIABLE) return [];
  if (node.kind === Kind.NULL) return isNonNullType(type) ? [{ node, path, rule: 'required' }] : [];
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return node.kind === Kind.LIST
      ? node.values.flatMap((item, index) => literalIssues(item, nullable.ofType, [...path, index]))
      : literalIssues(node, nullable.ofType, path);
  if (isLeafType(nullable)) return isLeafLiteral(node, nullable) ? [] : [{ node, path, rule: leafRule(nullable) }];
  return node.kind === Kind.OBJECT ? objectIssues(node, nullable, path) : [{ node, path, rule: 'invalidGroup' }];
}

function objectIssues(node: ObjectValueNode, type: GraphQLInputObjectType, path: Path): InputIssue[] {
  const fields = new Map<string, ObjectFieldNode>(node.fields.map(field => [field.name.value, field]));
  const nameIssues = fieldNameIssues(type, [...fields.keys()]).map(({ name, rule }): InputIssue => {
    return { node: fields.get(name) ?? node, path: [...path, name], rule };
  });
  const valueIssues = [...fields].flatMap(([name, { value }]) => {
    const field = type.getFields()[name];
    return field ? literalIssues(value, field.type, [...path, name]) : [];
  });
  return [...nameIssues, ...valueIssues];
}

function isLeafLiteral(node: ValueNode, type: GraphQLLeafType): boolean {
  try {
    return type.parseLiteral(node, undefined) !== undefined;
  } catch {
    return false;
  }
}
