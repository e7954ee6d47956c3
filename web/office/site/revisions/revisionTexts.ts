/** How revisions and their differences are named. */
import { compareBlocks, type BlockDifference } from '../../../../schema/blocks/operations/compareBlocks';
import type { Field } from '../../../../schema/fields/field';
import { isArray } from '../../../../schema/objects';
import type { BlockMark } from '../../../blocks/preview/previewMessages';
import type { ComparedVersion } from './comparison/comparedVersions';
import type { Revision } from './useRevisions';

export const revisionTitle = ({ number, name }: Pick<Revision, 'number' | 'name'>): string => name ?? `Fassung ${number}`;

export const differenceLabels: Readonly<Record<BlockDifference['kind'], string>> = {
  added: 'Neu',
  removed: 'Entfernt',
  changed: 'Geändert',
};

/** Returns the marks of the blocks that differ, for the pages side by side. A block that only has another place says so. */
export const marksOf = (differences: readonly BlockDifference[]): BlockMark[] =>
  differences.map(({ block, kind, isMoved, fields }) => ({
    id: block.id,
    kind,
    label: isMoved && fields.length === 0 ? 'Verschoben' : differenceLabels[kind],
  }));

/** Returns `Von „Fassung 3“ zu „Aktueller Entwurf“: 2 Blöcke unterscheiden sich.` */
export function differencesText({ from, to }: { from: ComparedVersion; to: ComparedVersion }): string {
  const count = compareBlocks(from.blocks, to.blocks).length;
  const countText = count === 1 ? 'ein Block unterscheidet sich' : `${count} Blöcke unterscheiden sich`;
  return `Von „${from.title}“ zu „${to.title}“: ${count === 0 ? 'kein Unterschied' : countText}.`;
}

/** Returns the words of a text field; null for fields of other types. */
export function textValue(field: Field | undefined, value: unknown): string | null {
  if (field?.type === 'textList') return isArray(value) ? value.join(', ') : '';
  if (field?.type === 'text' || field?.type === 'markdown') return String(value ?? '');
  return field?.type === 'richText' ? plainText(String(value ?? '')) : null;
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
