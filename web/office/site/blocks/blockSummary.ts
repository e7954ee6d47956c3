/** How a block is called in the list: by its type, and by the first words of what it says. */
import { blockLabels, type BlockType } from '../../../../schema/blocks';
import type { LayoutEntry } from '../../../../schema/fields/values';
import type { IconName } from '../../../ui/display/Icon';

export const blockIcons: Readonly<Record<BlockType, IconName>> = {
  hero: 'cloud-sun',
  text: 'text',
  gallery: 'images',
  career: 'briefcase',
  'order-request': 'message-circle-question-mark',
  news: 'message-square-text',
};

export const labelOf = ({ type }: LayoutEntry): string => blockLabels[type as BlockType];

/** "Aus der Vitrine, 6 Bilder" */
export function summaryOf({ value }: LayoutEntry): string {
  const { title, text, images, jobs } = value as Partial<Record<string, unknown>>;
  const words = [title, text].find(said => typeof said === 'string' && said !== '') as string | undefined;
  return [words && wordsOf(words), counted(images, 'Bild', 'Bilder'), counted(jobs, 'Stelle', 'Stellen')].filter(Boolean).join(', ');
}

const wordsOf = (html: string): string =>
  html
    .replace(/<\/(h\d|p|li)>.*$/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .slice(0, 80);

const counted = (list: unknown, one: string, many: string): string =>
  Array.isArray(list) && list.length > 0 ? `${list.length} ${list.length === 1 ? one : many}` : '';
