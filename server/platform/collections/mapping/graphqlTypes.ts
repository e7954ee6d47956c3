/** GraphQL types made from rows of fields. TypeGraphQL's decorators are plain functions; here they are called as such. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { blockLabels } from '../../../../schema/blocks';
import { initialOf } from '../../../../schema/fields/defaults';
import {
  choice,
  data,
  flag,
  givenOf,
  isNaming,
  isMany,
  memberOf,
  text,
  type Field as AnyField,
  type FieldOf,
  type Fields,
  type Kind,
} from '../../../../schema/fields/field';
import type { Collection } from '../../../../schema/collections/collection';
import { filterFields } from '../../../../schema/collections/filter';

/** Whether a type is sent to us or shown by us. */
type Side = 'given' | 'shown';
type Type = ClassType<object> | object;

export const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** How each kind travels through GraphQL. What names a record is given as an id and shown by a resolver. */
const types: { readonly [K in Kind]: (field: FieldOf<K>, side: Side) => Type } = {
  text: () => String,
  richText: () => String,
  texts: () => [String],
  email: () => String,
  phone: () => String,
  url: () => String,
  colour: () => String,
  count: () => Int,
  decimal: () => Float,
  money: () => Float,
  flag: () => Boolean,
  choice: field => enumOf(field),
  choices: field => [enumOf(field)],
  weekdays: () => [Int],
  moment: () => Date,
  day: () => String,
  time: () => String,
  secret: () => String,
  reference: () => ID,
  references: () => [ID],
  image: () => ID,
  images: () => [ID],
  group: ({ name, fields }, side) => objectOf(name, fields, side),
  rows: ({ name, fields }, side) => [objectOf(name, fields, side)],
  link: () => String,
  data: () => GraphQLJSONObject,
  blockPart: () => GraphQLJSONObject,
  blocks: (_, side) => [contentBlock(side)],
};

export function graphqlOf(field: AnyField, side: Side = 'shown'): () => never {
  const type = (types[field.kind] as (field: AnyField, side: Side) => Type)(field, side);
  return () => type as never;
}

const made = new Map<string, Type>();

// One name, one type: two fields may share a choice or a group.
function once<T extends Type>(name: string, make: () => T): T {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known as T;
}

const enumOf = ({ name, options }: FieldOf<'choice' | 'choices'>): object =>
  once(name, () => {
    const values = Object.fromEntries(Object.keys(options).map(option => [memberOf(option), option]));
    const described = Object.entries(options).map(([option, label]) => [memberOf(option), { description: label }]);
    registerEnumType(values, { name, valuesConfig: Object.fromEntries(described) });
    return values;
  });

/** The class of a group, a row or a block: `NetContent` as shown, `NetContentInput` as given. */
export const objectOf = (name: string, fields: Fields, side: Side): ClassType<object> =>
  side === 'shown'
    ? once(name, () => withFields(ObjectType(name), fields, side))
    : once(`${name}Input`, () => withFields(InputType(`${name}Input`), fields, side));

const entry = (isWhole: boolean): Fields => ({
  id: text({ label: 'A UUID; made where it is left out', required: isWhole }),
  type: choice({ name: 'BlockType', label: 'Which block it is', required: true, options: blockLabels }),
  config: data({ label: 'How it behaves, by the fields of its type', required: isWhole }),
  value: data({ label: 'What it says, by the fields of its type; records are named by their ids', required: isWhole }),
  isHidden: flag({ label: 'Kept, but shown to nobody who visits the page', required: isWhole }),
});

/** One block of a page. As shown it has, beside its data, one field per type that holds the same with the records it names. */
export const contentBlock = (side: Side): ClassType<object> => objectOf('ContentBlock', entry(side === 'shown'), side);

/** `ProductDraft`: what it takes to make a record. */
export const draftOf = (name: string, fields: Fields): ClassType<object> =>
  withFields(InputType(`${capital(name)}Draft`), givenOf(fields), 'given');

/** `ProductChange`: any part of a record. */
export const changeOf = (name: string, fields: Fields): ClassType<object> =>
  withFields(InputType(`${capital(name)}Change`), givenOf(fields), 'given', { isPartial: true });

function withFields(decorate: ClassDecorator, fields: Fields, side: Side, { isPartial = false } = {}): ClassType<object> {
  class Made {}
  for (const [name, field] of Object.entries(fields)) {
    if (side === 'shown' && (isNaming(field) || field.kind === 'secret')) continue;
    const mustBeGiven = field.required && initialOf(field) === undefined;
    const nullable = isPartial || !(side === 'given' ? mustBeGiven : field.required || isMany(field));
    Field(graphqlOf(field, side), { nullable, description: field.label, simple: true })(Made.prototype, name);
  }
  decorate(Made);
  return Made;
}

/** `ProductFilter`: what a list of products may be narrowed by. */
export const filterOf = (definition: Collection): ClassType<object> =>
  withFields(InputType(`${capital(definition.name)}Filter`), filterFields(definition), 'given', { isPartial: true });

export interface Page<T> {
  items: T[];
  /** How many there are, as far as somebody counts. */
  total: number;
  /** Where a list that grows goes on; none at its end, and for every other list. */
  nextCursor: string | null;
}

/** `ProductPage`: one page of records and how many there are in all. */
export function pageOf<T extends object>(entity: ClassType<T>, { name, isGrowing }: Collection): ClassType<object> {
  @ObjectType(`${capital(name)}Page`)
  class Made {
    @Field(() => [entity], { simple: true }) items!: T[];
    @Field(() => Int, { simple: true, description: 'Of all pages; 1,001 stands for more than 1,000' }) total!: number;
  }
  if (isGrowing)
    Field(() => String, { nullable: true, simple: true, description: 'The `after` of the next page' })(Made.prototype, 'nextCursor');
  return Made;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'From 1; without it the first rows, at most 1,000' }) page?: number;
  @Field(() => Int, { nullable: true, description: 'Rows of a page, at most 500' }) limit?: number;
  @Field(() => String, { nullable: true, description: 'A field of the list; with `-` before it, from the last to the first' })
  sort?: string;
}

/** The arguments of a list that grows with use. */
@ArgsType()
export class GrowingPageArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'The `nextCursor` of the page before' }) after?: string;
}
