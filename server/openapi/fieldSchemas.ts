/** What each kind of field is in JSON, for the description of the REST door. */
import { givenOf, type Field, type FieldOf, type Fields, type Kind } from '../../schema/fields/field';

export type JsonSchema = Readonly<Record<string, unknown>>;

const plainText = ({ min, max }: { min?: number; max?: number } = {}): JsonSchema => ({
  type: 'string',
  ...(min !== undefined && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
});
const bounded = (type: string, { min, max }: { min?: number; max?: number }): JsonSchema => ({
  type,
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});
const id: JsonSchema = { type: 'string', format: 'uuid' };
const oneOf = ({ options }: { options: object }): JsonSchema => ({ type: 'string', enum: Object.keys(options) });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const schemas: { readonly [K in Kind]: (field: FieldOf<K>) => JsonSchema } = {
  text: plainText,
  richText: () => ({ type: 'string', contentMediaType: 'text/html' }),
  texts: () => listOf({ type: 'string' }),
  email: () => ({ type: 'string', format: 'email' }),
  phone: () => ({ type: 'string', examples: ['+43 664 1234567'] }),
  url: () => ({ type: 'string', format: 'uri' }),
  colour: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  count: field => bounded('integer', field),
  decimal: field => bounded('number', field),
  money: field => bounded('number', field),
  flag: () => ({ type: 'boolean' }),
  choice: oneOf,
  choices: field => listOf(oneOf(field)),
  weekdays: () => listOf({ type: 'string' }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  day: () => ({ type: 'string', format: 'date' }),
  time: () => ({ type: 'string', pattern: '^\\d{2}:\\d{2}$' }),
  secret: plainText,
  reference: () => id,
  references: () => listOf(id),
  image: () => id,
  images: () => listOf(id),
  group: ({ fields }) => objectSchema(fields),
  rows: ({ fields }) => listOf(objectSchema(fields)),
  link: () => ({ type: 'string' }),
  data: () => ({}),
  blockPart: () => ({ type: 'object' }),
  blocks: () => listOf({ type: 'object' }),
};

function schemaOf(field: Field): JsonSchema {
  const schema = (schemas[field.kind] as (field: Field) => JsonSchema)(field);
  return { title: field.label, ...(field.help && { description: field.help }), ...schema };
}

/** An object with these fields, as it is sent. Of a change every field is optional. */
export function objectSchema(fields: Fields, { isChange = false } = {}): JsonSchema {
  const given = Object.entries(givenOf(fields));
  const required = isChange ? [] : given.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(given.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
  };
}
