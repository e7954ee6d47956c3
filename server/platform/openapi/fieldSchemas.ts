/** JSON schemas of every field type, in requests and responses. */
import { isRequiredInput } from '../../../schema/fields/defaults';
import { inputFields, isList, isReference, type Field, type FieldOf, type Fields, type FieldType } from '../../../schema/fields/field';
import { describeField } from '../collections/mapping/describeField';
import { capitalize } from '../collections/mapping/graphqlTypes';
import { isArray } from '../../../schema/objects';

export type JsonSchema = Readonly<Record<string, unknown>>;
export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}
/** Whether the schema is for requests or responses. */
export type Direction = 'input' | 'output';

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const idSchema: JsonSchema = { type: 'string', format: 'uuid' };

// Bounds apply to requests only; stored values may be longer.
const textSchema = ({ min, max }: { min?: number; max?: number }, direction: Direction): JsonSchema => ({
  type: 'string',
  ...(direction === 'input' && min !== undefined && { minLength: min }),
  ...(direction === 'input' && max !== undefined && { maxLength: max }),
});
const numberSchema = (type: string, { min, max }: { min?: number; max?: number }, direction: Direction): JsonSchema => ({
  type,
  ...(direction === 'input' && min !== undefined && { minimum: min }),
  ...(direction === 'input' && max !== undefined && { maximum: max }),
});
const enumSchema = ({ options }: { options: object }): JsonSchema => ({ type: 'string', enum: Object.keys(options) });
const referenceSchema = ({ to }: { to: string }, direction: Direction): JsonSchema =>
  direction === 'input' ? idSchema : refTo(`${capitalize(to)}Name`);
const referenceListSchema = (field: { to: string }, direction: Direction): JsonSchema => listOf(referenceSchema(field, direction));

const schemas: { readonly [K in FieldType]: (field: FieldOf<K>, side: Direction) => JsonSchema } = {
  text: textSchema,
  richText: () => ({ type: 'string', contentMediaType: 'text/html' }),
  markdown: (field, side) => ({ ...textSchema(field, side), contentMediaType: 'text/markdown' }),
  textList: ({ maxLength: max }, side) => listOf(textSchema({ ...(max !== undefined && { max }) }, side)),
  email: () => ({ type: 'string', format: 'email' }),
  phone: () => ({ type: 'string', examples: ['+43 664 1234567'] }),
  url: () => ({ type: 'string', format: 'uri' }),
  color: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  integer: (field, side) => numberSchema('integer', field, side),
  decimal: (field, side) => numberSchema('number', field, side),
  money: (field, side) => numberSchema('number', field, side),
  checkbox: () => ({ type: 'boolean' }),
  select: enumSchema,
  multiSelect: field => listOf(enumSchema(field)),
  weekdays: () => listOf({ type: 'integer', minimum: 1, maximum: 7 }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  date: () => ({ type: 'string', format: 'date' }),
  time: () => ({ type: 'string', pattern: '^\\d{2}:\\d{2}$' }),
  secret: textSchema,
  reference: referenceSchema,
  references: referenceListSchema,
  image: referenceSchema,
  images: referenceListSchema,
  file: referenceSchema,
  files: referenceListSchema,
  group: ({ fields }, side) => objectSchema(fields, side),
  array: ({ fields }, side) => listOf(objectSchema(fields, side)),
  link: () => ({ type: 'string' }),
  json: () => ({ type: 'object' }),
  blockData: (_, side) => ({ type: 'object', description: `Depends on the block type, see ${blockName(side)}` }),
  blocks: (_, side) => listOf(refTo(blockName(side))),
};

export const blockName = (direction: Direction): string => (direction === 'input' ? 'ContentBlockDraft' : 'ContentBlock');

/** Returns the schema with null as an additional value. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema.type, 'null'], ...(isArray(schema.enum) && { enum: [...schema.enum, null] }) };
}

// The type parameter ties the field to its entry.
const typeSchema = <T extends FieldType>(type: T, field: FieldOf<T>, direction: Direction): JsonSchema => schemas[type](field, direction);

/** Returns the schema of a field with its description. A reference that the viewer may not read is null. */
export function schemaOf(field: Field, direction: Direction): JsonSchema {
  const schema = typeSchema(field.type, field, direction);
  const isNullable = !isList(field) && (!field.required || (direction === 'output' && isReference(field)));
  return { description: describeField(field), ...(isNullable ? orNull(schema) : schema) };
}

/** Returns the schema of an object. A partial input has only optional fields. A response has every field except secrets. */
export function objectSchema(fields: Fields, direction: Direction, { isChange: isPartial = false } = {}): ObjectSchema {
  const entries = Object.entries(direction === 'input' ? inputFields(fields) : fields).filter(
    ([, { type }]) => direction === 'input' || type !== 'secret',
  );
  const required = entries
    .filter(([, field]) => (direction === 'output' ? true : !isPartial && isRequiredInput(field)))
    .map(([name]) => name);
  return {
    type: 'object',
    ...(direction === 'input' && { additionalProperties: false }),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field, direction)])),
    ...(required.length > 0 && { required }),
  };
}
