/** One word per field kind that is both a database column and a GraphQL field. */
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn, UpdateDateColumn, VirtualColumn, type ColumnOptions } from 'typeorm';
import type { Field as AnyField, FieldOf, Kind, Listed } from '../../../../schema/fields/field';
import type { LayoutEntry } from '../../../../schema/fields/values';
import { whole, wholeBlocks } from '../../../../schema/fields/parse';
import { cleanBlocks, cleanHtml } from '../writing/sanitizeHtml';
import { graphqlOf } from './graphqlTypes';

type Held = Exclude<Kind, Listed>;

const asIs = (value: unknown): unknown => value;
const clean = (html: string | null): string | null => html && cleanHtml(html);
const numeric: ColumnOptions = { type: 'numeric', transformer: { to: asIs, from: value => (value === null ? null : Number(value)) } };

/** How each kind is kept in PostgreSQL. Several references have no column but a table of their own. */
const columns: { readonly [K in Held]: ColumnOptions } = {
  text: { type: 'text' },
  richText: { type: 'text', transformer: { to: clean, from: clean } },
  texts: { type: 'text', array: true },
  email: { type: 'text' },
  phone: { type: 'text' },
  url: { type: 'text' },
  colour: { type: 'text' },
  count: { type: 'integer' },
  decimal: numeric,
  money: { ...numeric, precision: 14, scale: 4 },
  flag: { type: 'boolean' },
  choice: { type: 'text' },
  choices: { type: 'text', array: true },
  weekdays: { type: 'integer', array: true },
  moment: { type: 'timestamptz' },
  day: { type: 'date' },
  time: { type: 'text' },
  secret: { type: 'text', select: false },
  reference: { type: 'uuid' },
  image: { type: 'uuid' },
  group: { type: 'jsonb' },
  rows: { type: 'jsonb' },
  link: { type: 'text' },
  data: { type: 'jsonb' },
  blockPart: { type: 'jsonb' },
  blocks: { type: 'jsonb', transformer: { to: cleanBlocks, from: (stored: LayoutEntry[]) => cleanBlocks(wholeBlocks(stored)) } },
};

interface Options {
  nullable?: boolean;
  default?: ColumnOptions['default'];
}

// Simple: read from the record as it is. Nothing stands between a value and its field, and a promise for each would cost more than all the rest.
const shown =
  (field: AnyField, { nullable = false, default: fallback }: Options): PropertyDecorator =>
  (target, key) => {
    Field(graphqlOf(field), { nullable, simple: true })(target, key);
    Column({ ...columns[field.kind as Held], nullable, default: fallback })(target, key as string);
  };

type Plain = Exclude<Held, 'choice' | 'choices' | 'secret' | 'reference' | 'image' | 'group' | 'rows' | 'link'>;

const word =
  (kind: Plain) =>
  (options: Options = {}): PropertyDecorator =>
    shown({ kind } as AnyField, options);

export const Text = word('text');
export const RichText = word('richText');
export const Texts = word('texts');
export const Email = word('email');
export const Phone = word('phone');
export const Url = word('url');
export const Colour = word('colour');
export const Count = word('count');
export const Decimal = word('decimal');
export const Money = word('money');
export const Flag = word('flag');
export const Weekdays = word('weekdays');
export const Moment = word('moment');
export const Day = word('day');
export const Time = word('time');
export const Data = word('data');
export const BlockPart = word('blockPart');
export const Blocks = word('blocks');

/** The id of what is no collection, kept as `…Id` and shown as it is. */
export const IdText =
  ({ nullable = false }: Options = {}): PropertyDecorator =>
  (target, key) => {
    Field(() => ID, { nullable, simple: true })(target, key);
    Column({ type: 'uuid', name: `${String(key)}Id`, nullable })(target, key as string);
  };

/** One of a field's options, as a GraphQL enum. */
export const Choice = (field: FieldOf<'choice'>, options: Options = {}): PropertyDecorator => shown(field, options);

/** Any of a field's options. */
export const Choices = (field: FieldOf<'choices'>, options: Options = {}): PropertyDecorator => shown(field, options);

/** The hash of a secret: a column that is never selected unless asked for, and no GraphQL field at all. */
export const Secret = (): PropertyDecorator => (target, key) => Column({ ...columns.secret, nullable: true })(target, key as string);

const naming =
  (kind: 'reference' | 'image') =>
  ({ nullable = false }: Options = {}): PropertyDecorator =>
  (target, key) =>
    Column({ ...columns[kind], name: `${String(key)}Id`, nullable })(target, key as string);

/** The id of another record, kept as `…Id`; GraphQL shows the record itself, through a resolver. */
export const Reference = naming('reference');
export const Image = naming('image');

/** The ids of other records in their order, from a table of their own: `branch_tags` with `branchId`, `tagId` and `position`. */
export const References =
  (owner: string, field: FieldOf<Listed>): PropertyDecorator =>
  (target, key) => {
    const { to } = field;
    const inverse = field.kind === 'references' ? field.inverse : undefined;
    const from = inverse ? `"${to}_${inverse}"` : `"${owner}_${String(key)}"`;
    const order = inverse ? `"${to}Id"` : 'position';
    const query = (alias: string) => `select array(select "${to}Id" from ${from} where "${owner}Id" = ${alias}.id order by ${order})`;
    VirtualColumn({ type: 'uuid', query })(target, key as string);
  };

/** A number that follows from other records; `from` is a query of one value, given the name of the record's own row. */
export const Computed =
  (field: FieldOf<'count' | 'money'>, from: (own: string) => string): PropertyDecorator =>
  (target, key) => {
    Field(graphqlOf(field), { simple: true })(target, key);
    VirtualColumn({ type: 'double precision', query: own => `select (${from(own)})::double precision` })(target, key as string);
  };

/** Fields within the record, as JSON. */
const json =
  (field: FieldOf<'group' | 'rows'>, { nullable = false }: Options = {}): PropertyDecorator =>
  (target, key) => {
    const readOne = (value: object): object => whole(field.fields, value);
    const from = (value: object | object[] | null) => (Array.isArray(value) ? value.map(readOne) : value && readOne(value));
    Field(graphqlOf(field), { nullable, simple: true })(target, key);
    Column({ ...columns[field.kind], nullable, transformer: { to: asIs, from } })(target, key as string);
  };
export const Group = json;
export const Rows = json;

/** What every record has. */
@ObjectType()
export abstract class Stored {
  /** A UUID of version 7, made by us: it sorts by the time it was made. */
  @Field(() => ID, { simple: true })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Field(() => Date, { simple: true })
  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  /** Also the version of the record: an update may ask that it is still the one it read. */
  @Field(() => Date, { simple: true })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}
