/** Turns errors about values of the wrong GraphQL type into German entries by field, like every other wrong value (decisions, table V). */
import { BREAK, GraphQLError, Kind, parse, visit, type ASTNode, type DocumentNode, type Source } from 'graphql';
import type { ErrorEntry } from '../../../schema/errors/appError';
import { errorCodes } from '../../../schema/errors/appError';
import { messageFor, type Rule } from '../../../schema/errors/messages';

/** Messages of graphql-js and the rules they correspond to. */
const rulesByMessage: readonly [how: RegExp, rule: Rule][] = [
  [
    /^Field "[\w.]+" (?:argument "\w+" )?of (?:required )?type .* (?:was not provided|is required)|of (?:required|non-null) type|non-nullable|found null/,
    'required',
  ],
  [/^Field "\w+" is not defined|^Unknown argument/, 'unknownField'],
  [/^(?:Int|Float) cannot represent/, 'invalidNumber'],
  [/^(?:String|ID) cannot represent/, 'invalidText'],
  [/^Boolean cannot represent/, 'invalidBoolean'],
  [/^(?:Enum|Value ".*" does not exist in)/, 'invalidOption'],
  [/DateTime/, 'invalidDateTime'],
  [/to be an object|^Expected value of type/, 'invalidGroup'],
];

const messageStart = '(?:Field|Expected|Value|Enum|String|Int|Float|Boolean|ID|DateTime|of) ';
const variableError = new RegExp(`^Variable "\\$(\\w+)" (?:got invalid value [^]*?(?: at "([\\w.[\\]]+)")?; )?(${messageStart}[^]*)$`);
const documentError =
  /^(?:Expected value of type|Value ".*" does not exist in|Enum "\w+" cannot|(?:String|Int|Float|Boolean|ID|DateTime) cannot represent|Field "[\w.]+" (?:of required type|is not defined by type|argument "\w+" of type)|Unknown argument)/s;
const fieldName = /^Field "(?:\w+\.)?(\w+)"(?: argument "(\w+)")?/;

/** Returns the entry of such a message; undefined for every other message. `error` locates it in its document. */
export function inputIssue(message: string, error?: unknown): ErrorEntry | undefined {
  const [, variable, path, reason = ''] = variableError.exec(message) ?? [];
  if (variable) return createEntry(reason, [...(path ?? variable).replace(/\[(\d+)\]/g, '.$1').split('.'), ...fieldInMessage(reason)]);
  if (!(error instanceof GraphQLError) || !documentError.test(message)) return undefined;
  const [node] = error.nodes ?? [];
  // An unknown field or argument is the node itself; a missing one is only in the message.
  const isFieldNode = node?.kind === Kind.OBJECT_FIELD || node?.kind === Kind.ARGUMENT;
  return node && createEntry(message, [...pathOf(node), ...(isFieldNode ? [] : fieldInMessage(message))]);
}

function fieldInMessage(message: string): string[] {
  const [, field, argument = field] = fieldName.exec(message) ?? [];
  return argument ? [argument] : [];
}

function createEntry(message: string, path: readonly string[]): ErrorEntry {
  const rule = rulesByMessage.find(([how]) => how.test(message))?.[1];
  const text = rule ? messageFor({ path: [], rule }) : errorCodes.INVALID.message;
  // The first name is the argument `input`. Clients name fields as in REST, without it.
  return { message: text, field: (path.length > 1 ? path.slice(1) : path).join('.'), code: 'INVALID' };
}

// A document may contain many errors; it is parsed once.
const documents = new WeakMap<Source, DocumentNode>();

function parsedDocument(source: Source): DocumentNode {
  const document = documents.get(source) ?? parse(source);
  documents.set(source, document);
  return document;
}

/** Returns the names of arguments, fields and list positions on the path to a node. */
function pathOf({ kind, loc }: ASTNode): string[] {
  if (!loc) return [];
  const document = parsedDocument(loc.source);
  let names: string[] = [];
  visit(document, {
    enter(node, _key, _parent, path) {
      if (node.kind !== kind || node.loc?.start !== loc.start || node.loc.end !== loc.end) return undefined;
      names = namesOnPath(document, path);
      return BREAK;
    },
  });
  return names;
}

function namesOnPath(document: ASTNode, path: readonly (string | number)[]): string[] {
  let current = document as unknown as Record<string | number, ASTNode>;
  return path.flatMap((key, depth) => {
    const node = current[key]!;
    current = node as unknown as typeof current;
    if (path[depth - 1] === 'values') return [String(key)];
    if (node.kind === Kind.VARIABLE_DEFINITION) return [node.variable.name.value];
    return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? [node.name.value] : [];
  });
}
