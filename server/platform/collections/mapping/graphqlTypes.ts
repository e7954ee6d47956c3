/** Builds GraphQL types from field definitions. It calls the decorators of TypeGraphQL as plain functions. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { blockLabels } from '../../../../schema/blocks';
import { isRequiredInput } from '../../../../schema/fields/defaults';
import {
  select,
  json,
  checkbox,
  inputFields,
  isReference,
  isList,
  toGraphqlEnumValue,
  text,
  type Field as AnyField,
  type FieldOf,
  type Fields,
  type FieldType,
} from '../../../../schema/fields/field';
import type { Collection } from '../../../../schema/collections/collection';
import { filterFields } from '../../../../schema/collections/filter';
import { describeField } from './describeField';

/** Whether a type is for input or for output. */
type Direction = 'input' | 'output';
type Type = ClassType<object> | object;

export const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Returns a name in words: `workingActivities` is 'working activities'. */
export const toWords = (name: string): string => name.replace(/[A-Z]/g, character => ` ${character.toLowerCase()}`);

/** The GraphQL type of each field type. A reference is an id as input; on output a resolver returns the record. */
const graphqlTypes: { readonly [K in FieldType]: (field: FieldOf<K>, direction: Direction) => Type } = {
  text: () => String,
  richText: () => String,
  markdown: () => String,
  textList: () => [String],
  email: () => String,
  phone: () => String,
  url: () => String,
  color: () => String,
  integer: () => Int,
  decimal: () => Float,
  money: () => Float,
  checkbox: () => Boolean,
  select: field => enumType(field),
  multiSelect: field => [enumType(field)],
  weekdays: () => [Int],
  dateTime: () => Date,
  date: () => String,
  time: () => String,
  secret: () => String,
  reference: () => ID,
  references: () => [ID],
  image: () => ID,
  images: () => [ID],
  file: () => ID,
  files: () => [ID],
  group: ({ name, fields }, direction) => objectType(name, fields, direction),
  array: ({ name, fields }, direction) => [objectType(name, fields, direction)],
  link: () => String,
  json: () => GraphQLJSONObject,
  blockData: () => GraphQLJSONObject,
  blocks: (_, direction) => [contentBlockType(direction)],
};

export function graphqlTypeOf(field: AnyField, direction: Direction = 'output'): () => Type {
  const type = createType(field.type, field, direction);
  return () => type;
}

// The type parameter ties the field to its entry.
const createType = <T extends FieldType>(type: T, field: FieldOf<T>, direction: Direction): Type => graphqlTypes[type](field, direction);

const typesByName = new Map<string, Type>();

// Fields that share a select or a group share its GraphQL type.
function getOrCreateType<T extends Type>(name: string, create: () => T): T {
  const type = typesByName.get(name) ?? create();
  typesByName.set(name, type);
  return type as T;
}

const enumType = ({ name, options }: FieldOf<'select' | 'multiSelect'>): object =>
  getOrCreateType(name, () => {
    const values = Object.fromEntries(Object.keys(options).map(option => [toGraphqlEnumValue(option), option]));
    const descriptions = Object.entries(options).map(([option, label]) => [
      toGraphqlEnumValue(option),
      { description: `Label: "${label}"` },
    ]);
    registerEnumType(values, { name, valuesConfig: Object.fromEntries(descriptions) });
    return values;
  });

/** Returns the class of a group, an array item or a block: `NetContent` for output, `NetContentInput` for input. */
export const objectType = (name: string, fields: Fields, direction: Direction): ClassType<object> =>
  direction === 'output'
    ? getOrCreateType(name, () => buildClass(ObjectType(name), fields, direction))
    : getOrCreateType(`${name}Input`, () => buildClass(InputType(`${name}Input`), fields, direction));

const blockFields = (required: boolean): Fields => ({
  id: text({ label: 'Id', description: 'A UUID; generated when omitted', required }),
  type: select({ name: 'BlockType', label: 'Art', description: 'The type of the block', required: true, options: blockLabels }),
  config: json({ label: 'Optionen', description: 'The options of the block, as its type defines them', required }),
  value: json({ label: 'Inhalt', description: 'The content of the block, as its type defines it; references are ids', required }),
  isHidden: checkbox({ label: 'Ausgeblendet', description: 'Whether the block is hidden from visitors of the page', required }),
});

/** Returns the type of a block on a page. The output type also has one field per block type, which resolves the references. */
export const contentBlockType = (direction: Direction): ClassType<object> =>
  objectType('ContentBlock', blockFields(direction === 'output'), direction);

/** Returns an input type such as `CreateProductInput`. */
export const inputType = (name: string, fields: Fields): ClassType<object> => buildClass(InputType(name), inputFields(fields), 'input');

/** Returns an input type whose fields are all optional, such as `UpdateProductInput`. */
export const partialInputType = (name: string, fields: Fields): ClassType<object> =>
  buildClass(InputType(name), inputFields(fields), 'input', { isPartial: true });

/** Returns a class for the arguments of a query or mutation. */
export const argsType = (fields: Fields): ClassType<object> => buildClass(ArgsType(), fields, 'input');

function buildClass(decorate: ClassDecorator, fields: Fields, direction: Direction, { isPartial = false } = {}): ClassType<object> {
  class GeneratedClass {}
  for (const [name, field] of Object.entries(fields)) {
    if (direction === 'output' && (isReference(field) || field.type === 'secret')) continue;
    const nullable = isPartial || !(direction === 'input' ? isRequiredInput(field) : field.required || isList(field));
    Field(graphqlTypeOf(field, direction), { nullable, description: describeField(field), simple: true })(GeneratedClass.prototype, name);
  }
  decorate(GeneratedClass);
  return GeneratedClass;
}

/** Returns the filter type of a list: `ProductFilter`. */
export const filterType = (definition: Collection): ClassType<object> =>
  buildClass(InputType(`${capitalize(definition.name)}Filter`), filterFields(definition), 'input', { isPartial: true });

/** The public description of `nextChangeAt`, for GraphQL and OpenAPI. */
export const nextChangeDescription =
  'When to ask again: the data may change then, even if nobody edits it. Null when that is not known, and for staff, who see all records';

export interface ListResult<T> {
  items: T[];
  /** The number of records on all pages; lists with many records stop counting at 1,001. */
  total: number;
  /** The cursor of the next page; null on the last page and for lists without cursors. */
  nextCursor: string | null;
  /** When the list changes next without a change of data; only of collections that are public when orderable. */
  nextChangeAt?: Date | null;
}

/** Returns the type of a list result: `ProductList`, with the records of one page and the total. */
export function listType<T extends object>(entity: ClassType<T>, definition: Collection): ClassType<object> {
  const { name, cursorPagination, isPublicWhenOrderable } = definition;
  @ObjectType(`${capitalize(name)}List`)
  class GeneratedClass {
    @Field(() => [entity], { simple: true }) items!: T[];
    @Field(() => Int, { simple: true, description: 'The number of records on all pages; 1,001 means more than 1,000' }) total!: number;
  }
  if (cursorPagination)
    Field(() => String, { nullable: true, simple: true, description: 'The value of `after` for the next page; null on the last page' })(
      GeneratedClass.prototype,
      'nextCursor',
    );
  if (isPublicWhenOrderable)
    Field(() => Date, { nullable: true, simple: true, description: nextChangeDescription })(GeneratedClass.prototype, 'nextChangeAt');
  return GeneratedClass;
}

@ArgsType()
export class ListArgs {
  @Field(() => Int, { nullable: true, description: 'The page number, from 1; without `page` and `limit`, the first 1,000 records' })
  page?: number;
  @Field(() => Int, { nullable: true, description: 'Records per page, at most 500; 50 by default when `page` is set' }) limit?: number;
  @Field(() => String, { nullable: true, description: 'The field to sort by; a leading `-` sorts in descending order' })
  sort?: string;
}

/** The arguments of a list with cursor pagination. */
@ArgsType()
export class CursorListArgs extends ListArgs {
  @Field(() => String, { nullable: true, description: 'The `nextCursor` of the previous page' }) after?: string;
}
