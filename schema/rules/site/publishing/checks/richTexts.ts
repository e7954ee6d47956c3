/** The rich texts of a block and what they contain. */
import { findBlock } from '../../../../blocks';
import type { Id } from '../../../../fields/field';
import type { StoredBlock } from '../../../../fields/values';
import { walkValues } from '../../../../fields/walk';

interface RichText {
  /** The name of the field in the value of the block. */
  readonly field: string;
  readonly html: string;
}

/**
 * Returns the rich texts of a block, in the order of its fields, also those in groups and in the entries of a list. Markdown must be
 * rendered already.
 */
export const richTextsOf = ({ type, value }: StoredBlock): RichText[] =>
  [...walkValues(findBlock(type)?.value ?? {}, value)].flatMap(({ field, value: html, path: [name] }) =>
    (field.type === 'richText' || field.type === 'markdown') && typeof html === 'string' ? [{ field: String(name), html }] : [],
  );

export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Returns the headings of a text that are not empty. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].flatMap(([, level, content]) => {
    const text = content!.replace(/<[^>]*>/g, '').trim();
    return text ? [{ level: Number(level), text }] : [];
  });

/** Returns how many images in a text have no alternative text, without those of the library that only decorate. */
export const countUndescribed = (html: string, decorative: readonly Id[]): number =>
  [...html.matchAll(/<img\b[^>]*>/g)].filter(
    ([image]) => !/\salt="[^"]*\S[^"]*"/.test(image) && !decorative.some(id => image.includes(`/${id}-`)),
  ).length;
