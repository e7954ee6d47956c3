/** The schemas that every OpenAPI document has: collections in output and input form, blocks, settings, errors and list metadata. */
import { blocks } from '../../../schema/blocks';
import { collections } from '../../../schema/collections';
import { referenceFieldsOf, type Collection } from '../../../schema/collections/collection';
import { text, type Fields } from '../../../schema/fields/field';
import { settings } from '../../../schema/site/settings';
import { capitalize, nextChangeDescription } from '../collections/mapping/graphqlTypes';
import { accessDescriptions } from '../collections/reading/recordAccess';
import { blockName, idSchema, listOf, objectSchema, schemaOf, type JsonSchema, type ObjectSchema, type Direction } from './fieldSchemas';

const required = true as const;
export const dateTimeSchema: JsonSchema = { type: 'string', format: 'date-time' };

/** Returns the output schema of the fields with additional properties. */
export function outputWith(fields: Fields, additional: Readonly<Record<string, JsonSchema>>): ObjectSchema {
  const { properties, required: names = [] } = objectSchema(fields, 'output');
  return { type: 'object', properties: { ...additional, ...properties }, required: [...Object.keys(additional), ...names] };
}

// Anonymous clients do not get these properties, so none is required.
const accessProperties: Readonly<Record<string, JsonSchema>> = {
  viewerCanUpdate: { type: 'boolean', description: accessDescriptions.viewerCanUpdate },
  viewerCanDelete: { type: 'boolean', description: accessDescriptions.viewerCanDelete },
  viewerEditableFields: { ...listOf({ type: 'string' }), description: accessDescriptions.viewerEditableFields },
};

/** Returns the schema of a record: its fields, those of every record and what the viewer may do with it. */
function recordSchema(fields: Fields): JsonSchema {
  const { properties, ...schema } = outputWith(fields, { id: idSchema, createdAt: dateTimeSchema, updatedAt: dateTimeSchema });
  return { ...schema, properties: { ...properties, ...accessProperties } };
}

/** Returns the schemas of a collection: output, inputs to create and update, and the short form in other records. */
function collectionSchemas({
  name,
  singularLabel,
  fields,
  inputOnlyFields = {},
  readOnly,
  ...definition
}: Collection): [string, JsonSchema][] {
  const type = capitalize(name);
  const inputFields = { ...fields, ...inputOnlyFields };
  const names = referenceFieldsOf(definition);
  const summary = { id: idSchema, ...Object.fromEntries(names.map(field => [field, schemaOf(fields[field]!, 'output')])) };
  return [
    [type, { description: `Record of the collection \`${name}\`. Label: "${singularLabel}"`, ...recordSchema(fields) }],
    [
      `${type}Name`,
      {
        description: `Reference to a record of the collection \`${name}\``,
        type: 'object',
        properties: summary,
        required: Object.keys(summary),
      },
    ],
    ...(readOnly
      ? []
      : ([
          [`Create${type}Input`, objectSchema(inputFields, 'input')],
          [`Update${type}Input`, objectSchema(inputFields, 'input', { isChange: true })],
        ] satisfies [string, JsonSchema][])),
  ];
}

/** A block of a page. Its type decides the fields of `value` and `config`. */
const blockSchema = (side: Direction): JsonSchema => ({
  anyOf: Object.entries(blocks).map(([type, { label, value, config }]) => ({
    description: `Label: "${label}"`,
    type: 'object',
    properties: {
      id: idSchema,
      type: { type: 'string', const: type },
      value: objectSchema(value, side),
      config: objectSchema(config, side),
      isHidden: { type: 'boolean', description: 'True when the block is not displayed to visitors' },
    },
    required: side === 'input' ? ['type'] : ['id', 'type', 'value', 'config', 'isHidden'],
  })),
});

const errorFields = {
  message: text({ label: 'Meldung', description: 'German message for users', required }),
  field: text({ label: 'Feld', description: 'The path of the field, such as items.0.amount; null when the error belongs to no field' }),
  code: text({ label: 'Code', description: 'Error code for clients', required }),
};

export const outputSchema = (fields: Fields): JsonSchema => objectSchema(fields, 'output');

export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Errors: { type: 'object', properties: { errors: listOf(outputSchema(errorFields)) }, required: ['errors'] },
  Meta: {
    type: 'object',
    properties: {
      total: { type: 'integer', description: 'The number of records on all pages; 1,001 means more than 1,000' },
      page: { type: 'integer' },
      limit: { type: 'integer' },
      nextCursor: { type: ['string', 'null'], description: 'The value of `after` for the next page' },
      nextChangeAt: { type: ['string', 'null'], format: 'date-time', description: nextChangeDescription },
    },
  },
  ...Object.fromEntries(Object.values<Collection>(collections).flatMap(collectionSchemas)),
  [blockName('output')]: blockSchema('output'),
  [blockName('input')]: blockSchema('input'),
  Settings: outputSchema(settings),
};
