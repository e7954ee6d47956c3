/** The TypeScript type of every field type's value. */
import type { Id } from './field';

/** The value of each field type. A new type starts here; the compiler then lists every map that needs an entry. */
export interface Values {
  text: string;
  /** HTML, sanitized on save and on delivery. */
  richText: string;
  /** Text in Markdown. Blocks get it as HTML, sanitized like rich text. */
  markdown: string;
  /** Several short texts: the answers to a part, the tags of an image. */
  textList: readonly string[];
  email: string;
  /** In international format, with a leading +. */
  phone: string;
  url: string;
  /** `#rrggbb`. */
  color: string;
  /** A whole number. */
  integer: number;
  /** A number with a limited number of decimals: an amount, a tax rate, a latitude. */
  decimal: number;
  /** Currency with up to four decimals: a price per cm² can be 0.035. */
  money: number;
  checkbox: boolean;
  select: string;
  multiSelect: readonly string[];
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  dateTime: Date;
  /** A calendar date without a time zone, `YYYY-MM-DD`. */
  date: string;
  /** A time of day in the shop's zone, `HH:mm`. */
  time: string;
  /** Write-only, such as a password. */
  secret: string;
  reference: Id;
  /** Several records in order. */
  references: readonly Id[];
  image: Id;
  /** Several images, the main one first. */
  images: readonly Id[];
  /** An uploaded file. */
  file: Id;
  /** Several uploaded files in order. */
  files: readonly Id[];
  /** Fields that belong together. */
  group: object;
  /** Any number of groups in order. */
  array: readonly object[];
  /** The target of a link: an id or a URL, depending on the type field beside it. */
  link: string;
  /** Any JSON object; its fields are not defined. */
  json: object;
  /** The config or the value of a block whose type is in the field `type` beside it. */
  blockData: object;
  /** The blocks of a page in order. */
  blocks: readonly StoredBlock[];
}

/** One block of a page (G-089). */
export interface StoredBlock {
  readonly id: Id;
  readonly type: string;
  readonly config: object;
  readonly value: object;
  /** Stored, but not shown to visitors. */
  readonly isHidden: boolean;
}
