/** What each kind of field holds. */
import type { Id } from './field';

/** What each kind holds. A new kind starts here; the compiler then names every room that owes it a row. */
export interface Values {
  text: string;
  /** HTML, cleaned by the one allow list on save and on delivery. */
  richText: string;
  /** Several short texts: the answers to a part, the labels of a picture. */
  texts: readonly string[];
  email: string;
  /** International, beginning with +. */
  phone: string;
  url: string;
  /** `#rrggbb`. */
  colour: string;
  /** A whole number. */
  count: number;
  /** A number with as many decimals as the field allows: an amount of goods, a tax rate, a latitude. */
  decimal: number;
  /** Currency with up to four decimals: a price per cm² can be 0.035. */
  money: number;
  flag: boolean;
  choice: string;
  choices: readonly string[];
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  moment: Date;
  /** A calendar day without a zone, `YYYY-MM-DD`. */
  day: string;
  /** A time of day in the shop's zone, `HH:mm`. */
  time: string;
  /** Written, never read back: a password. */
  secret: string;
  reference: Id;
  /** Several records, in an order that matters. */
  references: readonly Id[];
  image: Id;
  /** Several pictures, the first one leading. */
  images: readonly Id[];
  /** A few fields that belong together. */
  group: object;
  /** Any number of groups, in an order that matters. */
  rows: readonly object[];
  /** Where a link leads: the id of a record or an address, as the field beside it says. */
  link: string;
  /** Whatever JSON can say; only who wrote it knows its fields. */
  data: object;
  /** The config or the value of a block, of the type the field `type` beside it says. */
  blockPart: object;
  /** The blocks of a page, in their order. */
  blocks: readonly LayoutEntry[];
}

/** One block of a page (G-089). */
export interface LayoutEntry {
  readonly id: Id;
  readonly type: string;
  readonly config: object;
  readonly value: object;
  /** Kept, but shown to nobody who visits the page. */
  readonly isHidden: boolean;
}
