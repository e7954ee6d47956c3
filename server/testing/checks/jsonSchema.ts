/** Holds answers to the shapes that the description of the REST door promises: as much of JSON Schema as that description uses. */
import { isDay, isEmail, isId, isMoment, isUrl } from '../../../schema/fields/validation/formats';

type Schema = Readonly<Record<string, any>>; // any: a schema may say anything
type Complaints = string[];

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: isId,
  email: isEmail,
  uri: isUrl,
  date: isDay,
  'date-time': isMoment,
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** What is wrong with a value by its schema. Names that are not described are wrong as well, wherever any are. */
export function complaintsOf(schema: Schema, value: unknown, document: Schema, path = 'answer'): Complaints {
  if (schema.$ref) return complaintsOf(pointed(document, schema.$ref as string), value, document, path);
  if (schema.anyOf) {
    const tried = (schema.anyOf as Schema[]).map(one => complaintsOf(one, value, document, path));
    return tried.find(({ length }) => length === 0) ?? tried.toSorted((a, b) => a.length - b.length)[0]!;
  }
  return plainComplaints(schema, value, document, path);
}

function plainComplaints(schema: Schema, value: unknown, document: Schema, path: string): Complaints {
  const is = typeOf(value);
  const types = [schema.type ?? is].flat() as string[];
  if (!types.includes(is) && !(is === 'integer' && types.includes('number'))) return [`${path} is ${is}, not ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is none of its options: ${String(value)}`];
  if ('const' in schema && schema.const !== value) return [`${path} is not ${String(schema.const)}`];
  if (typeof value === 'string') return textComplaints(schema, value, path);
  if (Array.isArray(value)) return value.flatMap((entry, index) => complaintsOf(schema.items ?? {}, entry, document, `${path}.${index}`));
  return is === 'object' ? objectComplaints(schema, value as Record<string, unknown>, document, path) : [];
}

function textComplaints({ format, pattern }: Schema, text: string, path: string): Complaints {
  const isOf = format === undefined || formats[format as string]?.(text);
  return isOf && (pattern === undefined || new RegExp(pattern as string).test(text)) ? [] : [`${path} is no ${format ?? pattern}: ${text}`];
}

function objectComplaints(
  { properties, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  document: Schema,
  path: string,
): Complaints {
  if (!properties && !additionalProperties) return [];
  const missing = (required as string[]).filter(name => !(name in value)).map(name => `${path}.${name} is missing`);
  const inner = Object.entries(value).flatMap(([name, held]) => {
    const schema = properties?.[name] ?? (additionalProperties || undefined);
    return schema ? complaintsOf(schema, held, document, `${path}.${name}`) : [`${path}.${name} is not described`];
  });
  return [...missing, ...inner];
}

const pointed = (document: Schema, address: string): Schema =>
  address
    .slice(2)
    .split('/')
    .reduce<Schema>((within, step) => within[step], document);
