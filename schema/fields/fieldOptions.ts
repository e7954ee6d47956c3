/** The options of each field type. */

import type { Rule } from '../errors/messages';
import type { Fields, FieldType } from './field';
import type { Issue } from './validation/validate';
import type { Values } from './values';

interface CommonOptions<T extends FieldType, R extends boolean> {
  readonly type: T;
  readonly label: string;
  readonly required: R;
  readonly help?: string;
  /** What the field holds, for API clients, in English. Without it, the description follows from the type. */
  readonly description?: string;
  /** Readable by staff only. */
  readonly isPrivate?: boolean;
  /** Set by the server only; the API does not accept it. */
  readonly readOnly?: boolean;
  /** The value of a new record if the input has none. Checkboxes default to false. */
  readonly default?: Values[T];
}

export type TextFormat = 'path' | 'iban' | 'bic';

export interface TextField<R extends boolean = boolean> extends CommonOptions<'text', R> {
  readonly min?: number;
  readonly max?: number;
  readonly multiline?: boolean;
  /** The server sets a new UUID when the input has no value. */
  readonly isGenerated?: true;
  /** `path`: a path of a page, `ueber-uns/team`, that is not reserved for the system. */
  readonly format?: TextFormat;
  /** The text may be the id of a record of this collection. */
  readonly idOf?: string;
}
export interface RichTextField<R extends boolean = boolean> extends CommonOptions<'richText', R> {
  readonly max?: number;
}
export interface MarkdownField<R extends boolean = boolean> extends CommonOptions<'markdown', R> {
  readonly max?: number;
}
export interface TextListField<R extends boolean = boolean> extends CommonOptions<'textList', R> {
  /** The maximum number of texts, and the maximum length of each. */
  readonly max?: number;
  readonly maxLength?: number;
  /** Each text may have several lines. */
  readonly multiline?: boolean;
}
export interface EmailField<R extends boolean = boolean> extends CommonOptions<'email', R> {}
export interface PhoneField<R extends boolean = boolean> extends CommonOptions<'phone', R> {}
export interface UrlField<R extends boolean = boolean> extends CommonOptions<'url', R> {}
export interface ColorField<R extends boolean = boolean> extends CommonOptions<'color', R> {}
export interface IntegerField<R extends boolean = boolean> extends CommonOptions<'integer', R> {
  readonly min?: number;
  readonly max?: number;
}
export interface DecimalField<R extends boolean = boolean> extends CommonOptions<'decimal', R> {
  readonly min?: number;
  readonly max?: number;
  /** The maximum number of decimals. */
  readonly scale: number;
}
export interface MoneyField<R extends boolean = boolean> extends CommonOptions<'money', R> {
  readonly min?: number;
}
export interface CheckboxField<R extends boolean = boolean> extends CommonOptions<'checkbox', R> {}
export interface SelectField<R extends boolean = boolean, O extends string = string> extends CommonOptions<'select', R> {
  /** The name of the GraphQL enum. Fields with the same meaning share it. */
  readonly name: string;
  readonly options: Readonly<Record<O, string>>;
  readonly default?: O;
  /** The design tokens of the colors that the options stand for. The editor shows them, the first as chosen while there is no value. */
  readonly colorTokens?: Readonly<Record<O, string>>;
}
export interface MultiSelectField<R extends boolean = boolean, O extends string = string> extends CommonOptions<'multiSelect', R> {
  readonly name: string;
  readonly options: Readonly<Record<O, string>>;
}
export interface WeekdaysField<R extends boolean = boolean> extends CommonOptions<'weekdays', R> {}
export interface DateTimeField<R extends boolean = boolean> extends CommonOptions<'dateTime', R> {}
export interface DateField<R extends boolean = boolean> extends CommonOptions<'date', R> {}
export interface TimeField<R extends boolean = boolean> extends CommonOptions<'time', R> {}
export interface SecretField<R extends boolean = boolean> extends CommonOptions<'secret', R> {
  readonly min?: number;
  readonly max?: number;
}
export interface ReferenceField<R extends boolean = boolean> extends CommonOptions<'reference', R> {
  readonly to: string;
}
export interface ReferencesField<R extends boolean = boolean> extends CommonOptions<'references', R> {
  readonly to: string;
  readonly max?: number;
  /** The field of the other collection that stores this relation: the members of a department are the users that reference it. */
  readonly inverse?: string;
}
export interface ImageField<R extends boolean = boolean> extends CommonOptions<'image', R> {
  readonly to: 'image';
}
export interface ImagesField<R extends boolean = boolean> extends CommonOptions<'images', R> {
  readonly to: 'image';
  readonly max?: number;
}
export interface FileField<R extends boolean = boolean> extends CommonOptions<'file', R> {
  readonly to: 'upload';
}
export interface FilesField<R extends boolean = boolean> extends CommonOptions<'files', R> {
  readonly to: 'upload';
  readonly max?: number;
}
export interface GroupField<R extends boolean = boolean, F extends Fields = Fields> extends CommonOptions<'group', R> {
  /** The name of the GraphQL type; the input type has the suffix `Input`. */
  readonly name: string;
  readonly fields: F;
  /** The names of the fields by the label of the tab that shows them in a form; the value does not depend on it. */
  readonly tabs?: Readonly<Record<string, readonly string[]>>;
}
export interface ArrayField<R extends boolean = boolean, F extends Fields = Fields> extends CommonOptions<'array', R> {
  readonly name: string;
  readonly fields: F;
  readonly max?: number;
  /** Returns the rule that an item breaks whose single fields are valid, or an issue that names the field. */
  validate?(item: object): Rule | Issue | undefined;
}

export interface LinkField<R extends boolean = boolean> extends CommonOptions<'link', R> {
  /** The field beside it with the link type: `site` and `branch` take an id, `link` a URL, `home` nothing. */
  readonly typeField: string;
}
export interface JsonField<R extends boolean = boolean> extends CommonOptions<'json', R> {}
export interface BlockDataField<R extends boolean = boolean> extends CommonOptions<'blockData', R> {
  readonly part: 'config' | 'value';
}
export interface BlocksField<R extends boolean = boolean> extends CommonOptions<'blocks', R> {
  /** The field beside it with the page type. Without it, the blocks of a page without a type are allowed. */
  readonly pageTypeField?: string;
  /** Texts and numbers may break their rules until the blocks are published. */
  readonly isDraft?: true;
}
