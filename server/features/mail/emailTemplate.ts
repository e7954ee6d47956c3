/** What a mail says, once, for both of its forms: as HTML and as plain text. */
import type { Settings } from '../../../schema/site/settings';
import { unmarked } from './html';

/** A line of goods: `2 ×`, `Semmel`, what it is made of, `1,10 €`. */
export interface Good {
  readonly amount: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly price: string;
  readonly isRemoved?: boolean;
}

export interface Sum {
  readonly label: string;
  readonly price: string;
  readonly isTotal?: boolean;
}

/** The pieces a mail is put together of, from top to bottom. Texts may have several lines. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'number'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: Readonly<Record<string, string | null>> }
  | { readonly kind: 'goods'; readonly title: string; readonly goods: readonly Good[]; readonly sums: readonly Sum[] }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'small'; readonly texts: readonly string[] }
  | { readonly kind: 'richText'; readonly title: string; readonly richText: string };

export interface Letter {
  readonly heading: string;
  readonly pieces: readonly Piece[];
  /** Who writes: name, address, how to reach them. */
  readonly sender: readonly string[];
  readonly links?: readonly { readonly label: string; readonly address: string }[];
}

/** How the mails of a shop look: as its pages do. */
export type Look = Pick<Settings, 'shopName' | 'color1' | 'colorAccent' | 'fontDisplay' | 'fontBody'>;

/** The facts that are known. */
export const known = (facts: Readonly<Record<string, string | null>>): [name: string, fact: string][] =>
  Object.entries(facts).filter((entry): entry is [string, string] => !!entry[1]);

type Said = { readonly [K in Piece['kind']]: (piece: Extract<Piece, { kind: K }>) => string };

const said: Said = {
  text: ({ text }) => text,
  note: ({ text }) => text.replace(/^/gm, '> '),
  number: ({ label, value }) => `${label}: ${value}`,
  facts: ({ title, facts }) =>
    [title.toUpperCase(), ...known(facts).map(([name, fact]) => `${name}: ${fact.replaceAll('\n', ', ')}`)].join('\n'),
  goods: ({ title, goods, sums }) =>
    [title.toUpperCase(), ...goods.map(goodText), ...sums.map(({ label, price }) => `${label}: ${price}`)].join('\n'),
  button: ({ label, address }) => `${label}:\n${address}`,
  small: ({ texts }) => texts.join('\n'),
  richText: ({ title, richText }) => `${title.toUpperCase()}\n${unmarked(richText)}`,
};

function goodText({ amount, name, details, price, isRemoved = false }: Good): string {
  const head = [amount, name, price && `– ${price}`, isRemoved && '(entfällt)'].filter(Boolean).join(' ');
  return [head, ...details.map(detail => `    ${detail}`)].join('\n');
}

/** The mail as plain text. */
export const textOf = ({ heading, pieces, sender, links = [] }: Letter): string =>
  [
    heading,
    ...pieces.map(piece => (said[piece.kind] as (piece: Piece) => string)(piece)),
    ['-- ', ...sender, ...links.map(({ label, address }) => `${label}: ${address}`)].join('\n'),
  ].join('\n\n');
