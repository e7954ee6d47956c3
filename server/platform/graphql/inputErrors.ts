/** Values that do not fit their GraphQL type, in variables or in the document itself, told as the house tells of every other wrong value: in German, by field (decisions, table V). */
import { BREAK, GraphQLError, Kind, parse, visit, type ASTNode, type DocumentNode, type Source } from 'graphql';
import type { ErrorEntry } from '../../../schema/errors/appError';
import { reasons } from '../../../schema/errors/appError';
import { textOf, type Rule } from '../../../schema/errors/messages';

/** How graphql-js complains, and the rule it means. */
const complaints: readonly [how: RegExp, rule: Rule][] = [
  [
    /^Field "[\w.]+" (?:argument "\w+" )?of (?:required )?type .* (?:was not provided|is required)|of (?:required|non-null) type|non-nullable|found null/,
    'missing',
  ],
  [/^Field "\w+" is not defined|^Unknown argument/, 'unknown'],
  [/^(?:Int|Float) cannot represent/, 'noNumber'],
  [/^(?:String|ID) cannot represent/, 'noText'],
  [/^Boolean cannot represent/, 'noFlag'],
  [/^(?:Enum|Value ".*" does not exist in)/, 'noChoice'],
  [/DateTime/, 'noMoment'],
  [/to be an object|^Expected value of type/, 'noGroup'],
];

const begins = '(?:Field|Expected|Value|Enum|String|Int|Float|Boolean|ID|DateTime|of) ';
const inVariable = new RegExp(`^Variable "\\$(\\w+)" (?:got invalid value [^]*?(?: at "([\\w.[\\]]+)")?; )?(${begins}[^]*)$`);
const inDocument =
  /^(?:Expected value of type|Value ".*" does not exist in|Enum "\w+" cannot|(?:String|Int|Float|Boolean|ID|DateTime) cannot represent|Field "[\w.]+" (?:of required type|is not defined by type|argument "\w+" of type)|Unknown argument)/s;
const named = /^Field "(?:\w+\.)?(\w+)"(?: argument "(\w+)")?/;

/** The entry for such a complaint; undefined for every other message. `error` says where in its document it was found. */
export function misfitOf(message: string, error?: unknown): ErrorEntry | undefined {
  const [, variable, at, ofVariable = ''] = inVariable.exec(message) ?? [];
  if (variable) return entryOf(ofVariable, [...(at ?? variable).replace(/\[(\d+)\]/g, '.$1').split('.'), ...fieldIn(ofVariable)]);
  if (!(error instanceof GraphQLError) || !inDocument.test(message)) return undefined;
  const [node] = error.nodes ?? [];
  // A field or argument that is not known is itself where the fault is; of one that is missing only the words tell.
  const isThere = node?.kind === Kind.OBJECT_FIELD || node?.kind === Kind.ARGUMENT;
  return node && entryOf(message, [...placeOf(node), ...(isThere ? [] : fieldIn(message))]);
}

function fieldIn(complaint: string): string[] {
  const [, field, argument = field] = named.exec(complaint) ?? [];
  return argument ? [argument] : [];
}

function entryOf(complaint: string, place: readonly string[]): ErrorEntry {
  const rule = complaints.find(([how]) => how.test(complaint))?.[1];
  const text = rule ? textOf({ path: [], rule }) : reasons.invalid.text;
  // A draft is the whole of what is sent: its fields are called as in REST.
  return { message: text, field: (place.length > 1 ? place.slice(1) : place).join('.'), code: reasons.invalid.code };
}

// One document may hold a hundred faults; it is read once for all of them.
const documents = new WeakMap<Source, DocumentNode>();

function documentOf(source: Source): DocumentNode {
  const document = documents.get(source) ?? parse(source);
  documents.set(source, document);
  return document;
}

/** The names of the argument, fields and places in lists that lead to a node of a document. */
function placeOf({ kind, loc }: ASTNode): string[] {
  if (!loc) return [];
  const document = documentOf(loc.source);
  let place: string[] = [];
  visit(document, {
    enter(node, _key, _parent, path) {
      if (node.kind !== kind || node.loc?.start !== loc.start || node.loc.end !== loc.end) return undefined;
      place = namesAlong(document, path);
      return BREAK;
    },
  });
  return place;
}

function namesAlong(document: ASTNode, path: readonly (string | number)[]): string[] {
  let step = document as unknown as Record<string | number, ASTNode>;
  return path.flatMap((key, depth) => {
    const node = step[key]!;
    step = node as unknown as typeof step;
    if (path[depth - 1] === 'values') return [String(key)];
    if (node.kind === Kind.VARIABLE_DEFINITION) return [node.variable.name.value];
    return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? [node.name.value] : [];
  });
}
