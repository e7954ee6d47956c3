/** The label and summary of a block in the list: its type and the first words of its content. */
import { blockLabels, type BlockType } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import type { IconName } from '../../../ui/display/Icon';

export const blockIcons: Readonly<Record<BlockType, IconName>> = {
  hero: 'cloud-sun',
  text: 'text',
  gallery: 'images',
  career: 'briefcase',
  'order-request': 'message-circle-question-mark',
  news: 'message-square-text',
};

export const blockLabel = ({ type }: StoredBlock): string => blockLabels[type as BlockType];

/** Returns a summary such as „Aus der Vitrine, 6 Bilder“. */
export function blockSummary({ value }: StoredBlock): string {
  const { title, text, images, jobs } = value as Partial<Record<string, unknown>>;
  const html = [title, text].find(value => typeof value === 'string' && value !== '') as string | undefined;
  return [html && plainText(html), countText(images, 'Bild', 'Bilder'), countText(jobs, 'Stelle', 'Stellen')].filter(Boolean).join(', ');
}

const plainText = (html: string): string =>
  html
    .replace(/<\/(h\d|p|li)>.*$/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .slice(0, 80);

const countText = (list: unknown, one: string, many: string): string =>
  Array.isArray(list) && list.length > 0 ? `${list.length} ${list.length === 1 ? one : many}` : '';
