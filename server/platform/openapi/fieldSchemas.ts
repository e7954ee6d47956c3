/** What each kind of field is in JSON, as it is sent and as it is shown, for the description of the REST door. */
import { initialOf } from '../../../schema/fields/defaults';
import { givenOf, isMany, isNaming, type Field, type FieldOf, type Fields, type Kind } from '../../../schema/fields/field';
import { capital } from '../collections/mapping/graphqlTypes';

export type JsonSchema = Readonly<Record<string, unknown>>;
/** Whether it is sent to us or shown by us. */
export type Side = 'given' | 'shown';

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const idSchema: JsonSchema = { type: 'string', format: 'uuid' };

// What is shown is as long as it is: bounds are for those who send.
const plainText = ({ min, max }: { min?: number; max?: number }, side: Side): JsonSchema => ({
  type: 'string',
  ...(side === 'given' && min !== undefined && { minLength: min }),
  ...(side === 'given' && max !== undefined && { maxLength: max }),
});
const bounded = (type: string, { min, max }: { min?: number; max?: number }, side: Side): JsonSchema => ({
  type,
  ...(side === 'given' && min !== undefined && { minimum: min }),
  ...(side === 'given' && max !== undefined && { maximum: max }),
});
const oneOf = ({ options }: { options: object }): JsonSchema => ({ type: 'string', enum: Object.keys(options) });
const recordOf = ({ to }: { to: string }, side: Side): JsonSchema => (side === 'given' ? idSchema : refTo(`${capital(to)}Name`));
const recordsOf = (field: { to: string }, side: Side): JsonSchema => listOf(recordOf(field, side));

const schemas: { readonly [K in Kind]: (field: FieldOf<K>, side: Side) => JsonSchema } = {
  text: plainText,
  richText: () => ({ type: 'string', contentMediaType: 'text/html' }),
  texts: ({ maxLength: max }, side) => listOf(plainText({ ...(max !== undefined && { max }) }, side)),
  email: () => ({ type: 'string', format: 'email' }),
  phone: () => ({ type: 'string', examples: ['+43 664 1234567'] }),
  url: () => ({ type: 'string', format: 'uri' }),
  colour: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  count: (field, side) => bounded('integer', field, side),
  decimal: (field, side) => bounded('number', field, side),
  money: (field, side) => bounded('number', field, side),
  flag: () => ({ type: 'boolean' }),
  choice: oneOf,
  choices: field => listOf(oneOf(field)),
  weekdays: () => listOf({ type: 'integer', minimum: 1, maximum: 7, description: '1 for Monday to 7 for Sunday' }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  day: () => ({ type: 'string', format: 'date' }),
  time: () => ({ type: 'string', pattern: '^\\d{2}:\\d{2}$', description: "Wall clock in the shop's zone" }),
  secret: plainText,
  reference: recordOf,
  references: recordsOf,
  image: recordOf,
  images: recordsOf,
  group: ({ fields }, side) => objectSchema(fields, side),
  rows: ({ fields }, side) => listOf(objectSchema(fields, side)),
  link: () => ({ type: 'string', description: 'The id of a record, or an address, as the field beside it says' }),
  data: () => ({ type: 'object' }),
  blockPart: (_, side) => ({ type: 'object', description: `By its type, as in ${blockName(side)}` }),
  blocks: (_, side) => listOf(refTo(blockName(side))),
};

export const blockName = (side: Side): string => (side === 'given' ? 'ContentBlockDraft' : 'ContentBlock');

/** The same, or nothing. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const options = schema.enum as readonly string[] | undefined;
  return { ...schema, type: [schema.type, 'null'], ...(options && { enum: [...options, null] }) };
}

/** One value, with what people call it. Of what is named and out of reach, nothing is shown. */
export function schemaOf(field: Field, side: Side): JsonSchema {
  const schema = (schemas[field.kind] as (field: Field, side: Side) => JsonSchema)(field, side);
  const mayBeNothing = !isMany(field) && (!field.required || (side === 'shown' && isNaming(field)));
  const told = { title: field.label, ...(field.help && { description: field.help }) };
  return { ...told, ...(mayBeNothing ? orNull(schema) : schema) };
}

const mustBeGiven = (field: Field): boolean => field.required && initialOf(field) === undefined;

/** An object with these fields. Of a change every field is optional; of what is shown none is missing, and no secret is there. */
export function objectSchema(fields: Fields, side: Side, { isChange = false } = {}): JsonSchema {
  const entries = Object.entries(side === 'given' ? givenOf(fields) : fields).filter(
    ([, { kind }]) => side === 'given' || kind !== 'secret',
  );
  const required = entries.filter(([, field]) => (side === 'shown' ? true : !isChange && mustBeGiven(field))).map(([name]) => name);
  return {
    type: 'object',
    ...(side === 'given' && { additionalProperties: false }),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field, side)])),
    ...(required.length > 0 && { required }),
  };
}
