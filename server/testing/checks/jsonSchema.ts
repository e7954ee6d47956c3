/** Validates responses against the OpenAPI document, with the part of JSON Schema that the document uses. */
import { isDate, isEmail, isId, isDateTime, isUrl } from '../../../schema/fields/validation/formats';
import type { Json } from '../app/json';

type Schema = Readonly<Record<string, Json>>;
type SchemaErrors = string[];

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: isId,
  email: isEmail,
  uri: isUrl,
  date: isDate,
  'date-time': isDateTime,
};

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Returns the errors of a value. Where a schema lists properties, other properties are errors too. */
export function schemaErrors(schema: Schema, value: unknown, document: Schema, path = 'response'): SchemaErrors {
  if (schema.$ref) return schemaErrors(resolvePointer(document, schema.$ref as string), value, document, path);
  if (schema.anyOf) {
    const alternatives = (schema.anyOf as Schema[]).map(alternative => schemaErrors(alternative, value, document, path));
    return alternatives.find(({ length }) => length === 0) ?? alternatives.toSorted((a, b) => a.length - b.length)[0]!;
  }
  return valueErrors(schema, value, document, path);
}

function valueErrors(schema: Schema, value: unknown, document: Schema, path: string): SchemaErrors {
  const type = jsonTypeOf(value);
  const types = [schema.type ?? type].flat() as string[];
  if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) return [`${path} is ${type}, not ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is none of its options: ${String(value)}`];
  if ('const' in schema && schema.const !== value) return [`${path} is not ${String(schema.const)}`];
  if (typeof value === 'string') return textErrors(schema, value, path);
  if (Array.isArray(value)) return value.flatMap((entry, index) => schemaErrors(schema.items ?? {}, entry, document, `${path}.${index}`));
  return type === 'object' ? objectErrors(schema, value as Record<string, unknown>, document, path) : [];
}

function textErrors({ format, pattern }: Schema, text: string, path: string): SchemaErrors {
  const hasFormat = format === undefined || formats[format as string]?.(text);
  return hasFormat && (pattern === undefined || new RegExp(pattern as string).test(text))
    ? []
    : [`${path} is no ${format ?? pattern}: ${text}`];
}

function objectErrors(
  { properties, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  document: Schema,
  path: string,
): SchemaErrors {
  if (!properties && !additionalProperties) return [];
  const missing = (required as string[]).filter(name => !(name in value)).map(name => `${path}.${name} is missing`);
  const nested = Object.entries(value).flatMap(([name, propertyValue]) => {
    const schema = properties?.[name] ?? (additionalProperties || undefined);
    return schema ? schemaErrors(schema, propertyValue, document, `${path}.${name}`) : [`${path}.${name} is not described`];
  });
  return [...missing, ...nested];
}

const resolvePointer = (document: Schema, pointer: string): Schema =>
  pointer
    .slice(2)
    .split('/')
    .reduce<Schema>((node, key) => node[key], document);
