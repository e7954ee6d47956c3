/** Describes the types and operations of all collections in the GraphQL schema. Their descriptions follow from their definitions. */
import { isInputObjectType, isObjectType, type GraphQLFieldMap, type GraphQLInputFieldMap, type GraphQLSchema } from 'graphql';
import { blocks, blockTypes } from '../../../../schema/blocks';
import type { Block } from '../../../../schema/blocks/block';
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { filterFields, recordFields } from '../../../../schema/collections/filter';
import type { Field, Fields } from '../../../../schema/fields/field';
import { blockTypeName } from '../blockResolvers';
import { describeField } from './describeField';
import { capitalize, toWords } from './graphqlTypes';

type Descriptions = Readonly<Record<string, string>>;

const recordDescriptions: Descriptions = {
  id: 'A UUID that sorts by creation time',
  createdAt: 'When the record was created',
  updatedAt: 'When the record was last changed; also its version for `ifMatch`',
};

const listDescriptions: Descriptions = { items: 'The records of this page' };

const describeAll = (fields: Fields): Descriptions =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, describeField(field)]));

/** Adds descriptions to the fields that have none. */
function addDescriptions(fields: GraphQLFieldMap<unknown, unknown> | GraphQLInputFieldMap, descriptions: Descriptions): void {
  for (const [name, field] of Object.entries(fields)) field.description ??= descriptions[name];
}

function describeType(schema: GraphQLSchema, name: string, description: string | undefined, fields: Descriptions): void {
  const type = schema.getType(name);
  if (!type) return;
  type.description ??= description;
  if (isObjectType(type) || isInputObjectType(type)) addDescriptions(type.getFields(), fields);
}

/** What the operations of a collection return and which errors they have of their own. */
function operationDescriptions({ name, plural, isPublic }: Collection): Descriptions {
  const [one, many] = [toWords(name), toWords(plural)];
  const readers = isPublic ? 'Public; anonymous clients see less.' : 'UNAUTHENTICATED without a login, FORBIDDEN without the permission.';
  return {
    [plural]: `List ${many}. ${readers} INVALID for a filter, a page or a sort field that does not exist.`,
    [name]: `Get one record: ${one}. ${readers} NOT_FOUND when there is none that the client may read.`,
    [`create${capitalize(name)}`]: `Create one record: ${one}. INVALID with one entry per field.`,
    [`update${capitalize(name)}`]: `Update one record: ${one}. Fields that are not sent stay unchanged. INVALID with one entry per field; CONFLICT when \`ifMatch\` is not its version.`,
  };
}

function describeCollection(schema: GraphQLSchema, definition: Collection): void {
  const { name, singularLabel } = definition;
  const type = capitalize(name);
  const fields = describeAll(recordFields(definition));
  const record = `Record of the collection \`${name}\`. Label: "${singularLabel}"`;
  describeType(schema, type, record, { ...fields, ...recordDescriptions });
  describeType(schema, `Create${type}Input`, `A new record of the collection \`${name}\``, {});
  describeType(schema, `Update${type}Input`, `Changes of a record of the collection \`${name}\``, {});
  describeType(schema, `${type}Filter`, `Which records of the collection \`${name}\` to list`, describeAll(filterFields(definition)));
  describeType(schema, `${type}List`, `One page of the collection \`${name}\``, listDescriptions);
  const operations = operationDescriptions(definition);
  for (const root of [schema.getQueryType(), schema.getMutationType()]) addDescriptions(root?.getFields() ?? {}, operations);
}

/** Describes the types of groups, entries and options that fields have, at every depth. */
function describeNestedTypes(schema: GraphQLSchema, fields: Fields): void {
  for (const field of Object.values<Field>(fields)) {
    if (!('name' in field)) continue;
    const isNested = 'fields' in field;
    const descriptions = isNested ? describeAll(field.fields) : {};
    for (const name of [field.name, `${field.name}Input`]) describeType(schema, name, `Label: "${field.label}"`, descriptions);
    if (isNested) describeNestedTypes(schema, field.fields);
  }
}

/** Descriptions of types outside collections. */
interface OtherDescriptions {
  /** The fields of each type. */
  readonly typeFields: Readonly<Record<string, Fields>>;
  /** The description of each type or field. */
  readonly typeDescriptions: Descriptions;
}

/** Adds descriptions to the schema: of all collections, and of other types by their fields. */
export function describeSchema(schema: GraphQLSchema, { typeFields, typeDescriptions }: OtherDescriptions): GraphQLSchema {
  for (const [name, description] of Object.entries(typeDescriptions)) {
    const [type, field] = name.split('.');
    describeType(schema, type!, field ? undefined : description, field ? { [field]: description } : {});
  }
  for (const type of blockTypes) {
    const { value, config, label }: Block = blocks[type];
    describeType(schema, blockTypeName(type), `The content of a block. Label: "${label}"`, describeAll({ ...value, ...config }));
    describeNestedTypes(schema, { ...value, ...config });
  }
  for (const definition of Object.values<Collection>(collections)) {
    describeCollection(schema, definition);
    describeNestedTypes(schema, definition.fields);
  }
  for (const [name, fields] of Object.entries(typeFields)) {
    describeType(schema, name, undefined, { ...describeAll(fields), ...recordDescriptions });
    describeNestedTypes(schema, fields);
  }
  return schema;
}
