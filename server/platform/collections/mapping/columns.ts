/** One decorator per field type that declares a database column and a GraphQL field. */
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn, UpdateDateColumn, VirtualColumn, type ColumnOptions } from 'typeorm';
import type { Field as AnyField, FieldOf, FieldType, ReferenceListType } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { fillMissing, fillMissingBlocks } from '../../../../schema/fields/parse';
import { sanitizeBlocks, sanitizeHtml } from '../writing/sanitizeHtml';
import { graphqlTypeOf } from './graphqlTypes';

type ColumnFieldType = Exclude<FieldType, ReferenceListType>;
type ColumnField = Exclude<AnyField, FieldOf<ReferenceListType>>;
type ColumnDecorator = (target: object, key: string) => void;

const identity = (value: unknown): unknown => value;
const sanitizeNullable = (html: string | null): string | null => html && sanitizeHtml(html);
const numeric: ColumnOptions = { type: 'numeric', transformer: { to: identity, from: value => (value === null ? null : Number(value)) } };

/** The column of each field type in PostgreSQL. Lists of references have a table of their own instead of a column. */
const columns: { readonly [K in ColumnFieldType]: ColumnOptions } = {
  text: { type: 'text' },
  richText: { type: 'text', transformer: { to: sanitizeNullable, from: sanitizeNullable } },
  markdown: { type: 'text' },
  textList: { type: 'text', array: true },
  email: { type: 'text' },
  phone: { type: 'text' },
  url: { type: 'text' },
  color: { type: 'text' },
  integer: { type: 'integer' },
  decimal: numeric,
  money: { ...numeric, precision: 14, scale: 4 },
  checkbox: { type: 'boolean' },
  select: { type: 'text' },
  multiSelect: { type: 'text', array: true },
  weekdays: { type: 'integer', array: true },
  dateTime: { type: 'timestamptz' },
  date: { type: 'date' },
  time: { type: 'text' },
  secret: { type: 'text', select: false },
  reference: { type: 'uuid' },
  image: { type: 'uuid' },
  file: { type: 'uuid' },
  group: { type: 'jsonb' },
  array: { type: 'jsonb' },
  link: { type: 'text' },
  json: { type: 'jsonb' },
  blockData: { type: 'jsonb' },
  blocks: {
    type: 'jsonb',
    transformer: { to: sanitizeBlocks, from: (stored: StoredBlock[]) => sanitizeBlocks(fillMissingBlocks(stored)) },
  },
};

interface ColumnDecoratorOptions {
  nullable?: boolean;
  default?: ColumnOptions['default'];
}

// `simple` makes TypeGraphQL read the value from the record without a promise. A promise per value would cost more than the rest of the
// query.
const fieldColumn =
  (field: ColumnField, { nullable = false, default: defaultValue }: ColumnDecoratorOptions): ColumnDecorator =>
  (target, key) => {
    Field(graphqlTypeOf(field), { nullable, simple: true })(target, key);
    Column({ ...columns[field.type], nullable, default: defaultValue })(target, key);
  };

type PlainFieldType = Exclude<
  ColumnFieldType,
  'select' | 'multiSelect' | 'secret' | 'reference' | 'image' | 'file' | 'group' | 'array' | 'link'
>;

const createColumnDecorator =
  (type: PlainFieldType) =>
  (options: ColumnDecoratorOptions = {}): ColumnDecorator =>
    fieldColumn({ type } as ColumnField, options); // these columns and GraphQL types follow from the field type alone

export const TextColumn = createColumnDecorator('text');
export const RichTextColumn = createColumnDecorator('richText');
export const MarkdownColumn = createColumnDecorator('markdown');
export const TextListColumn = createColumnDecorator('textList');
export const EmailColumn = createColumnDecorator('email');
export const PhoneColumn = createColumnDecorator('phone');
export const UrlColumn = createColumnDecorator('url');
export const ColorColumn = createColumnDecorator('color');
export const IntegerColumn = createColumnDecorator('integer');
export const DecimalColumn = createColumnDecorator('decimal');
export const MoneyColumn = createColumnDecorator('money');
export const CheckboxColumn = createColumnDecorator('checkbox');
export const WeekdaysColumn = createColumnDecorator('weekdays');
export const DateTimeColumn = createColumnDecorator('dateTime');
export const DateColumn = createColumnDecorator('date');
export const TimeColumn = createColumnDecorator('time');
export const JsonColumn = createColumnDecorator('json');
export const BlockDataColumn = createColumnDecorator('blockData');
export const BlocksColumn = createColumnDecorator('blocks');

/** The id of a record that belongs to no collection: column `…Id`, GraphQL type ID. */
export const IdColumn =
  ({ nullable = false }: ColumnDecoratorOptions = {}): ColumnDecorator =>
  (target, key) => {
    Field(() => ID, { nullable, simple: true })(target, key);
    Column({ type: 'uuid', name: `${key}Id`, nullable })(target, key);
  };

/** One option of a select field, as a GraphQL enum. */
export const SelectColumn = (field: FieldOf<'select'>, options: ColumnDecoratorOptions = {}): ColumnDecorator =>
  fieldColumn(field, options);

/** Any number of options of a multi-select field. */
export const MultiSelectColumn = (field: FieldOf<'multiSelect'>, options: ColumnDecoratorOptions = {}): ColumnDecorator =>
  fieldColumn(field, options);

/** The hash of a secret: a column that queries select only on request, without a GraphQL field. */
export const SecretColumn = (): ColumnDecorator => (target, key) => Column({ ...columns.secret, nullable: true })(target, key);

const createReferenceDecorator =
  (type: 'reference' | 'image' | 'file') =>
  ({ nullable = false }: ColumnDecoratorOptions = {}): ColumnDecorator =>
  (target, key) =>
    Column({ ...columns[type], name: `${key}Id`, nullable })(target, key);

/** The id of another record: column `…Id`. A GraphQL resolver returns the record. */
export const ReferenceColumn = createReferenceDecorator('reference');
export const ImageColumn = createReferenceDecorator('image');
export const FileColumn = createReferenceDecorator('file');

/** The ids of other records in their order, from a table of their own: `branch_tags` with `branchId`, `tagId` and `position`. */
export const ReferencesColumn =
  (owner: string, field: FieldOf<ReferenceListType>): ColumnDecorator =>
  (target, key) => {
    const { to } = field;
    const inverse = field.type === 'references' ? field.inverse : undefined;
    const from = inverse ? `"${to}_${inverse}"` : `"${owner}_${key}"`;
    const order = inverse ? `"${to}Id"` : 'position';
    const query = (alias: string) => `select array(select "${to}Id" from ${from} where "${owner}Id" = ${alias}.id order by ${order})`;
    VirtualColumn({ type: 'uuid', query })(target, key);
  };

const computedTypes = { integer: 'double precision', money: 'double precision', text: 'text' } as const;

/** A value computed from other records. `from` returns a query of one value, given the alias of the record. */
export const ComputedColumn =
  (field: FieldOf<keyof typeof computedTypes>, from: (alias: string) => string): ColumnDecorator =>
  (target, key) => {
    const type = computedTypes[field.type];
    Field(graphqlTypeOf(field), { simple: true, nullable: !field.required })(target, key);
    VirtualColumn({ type, query: alias => `select (${from(alias)})::${type}` })(target, key);
  };

/** Nested fields, stored as JSON. */
const jsonColumn =
  (field: FieldOf<'group' | 'array'>, { nullable = false }: ColumnDecoratorOptions = {}): ColumnDecorator =>
  (target, key) => {
    const fillOne = (value: object): object => fillMissing(field.fields, value);
    const from = (value: object | object[] | null) => (Array.isArray(value) ? value.map(fillOne) : value && fillOne(value));
    Field(graphqlTypeOf(field), { nullable, simple: true })(target, key);
    Column({ ...columns[field.type], nullable, transformer: { to: identity, from } })(target, key);
  };
export const GroupColumn = jsonColumn;
export const ArrayColumn = jsonColumn;

/** The fields of every record. */
@ObjectType()
export abstract class RecordEntity {
  /** A UUID of version 7, which sorts by creation time. */
  @Field(() => ID, { simple: true })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Field(() => Date, { simple: true })
  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  /** Also the version of the record: `ifMatch` compares it. */
  @Field(() => Date, { simple: true })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}

/** Returns a base class of records with a checkbox column for each name, for fields that are generated from other definitions. */
export function withCheckboxes<N extends string>(names: readonly N[]): abstract new () => RecordEntity & Record<N, boolean> {
  @ObjectType()
  abstract class RecordWithCheckboxes extends RecordEntity {}
  for (const name of names) CheckboxColumn()(RecordWithCheckboxes.prototype, name);
  return RecordWithCheckboxes as ReturnType<typeof withCheckboxes<N>>; // The decorators declare the columns, which the compiler cannot know.
}
