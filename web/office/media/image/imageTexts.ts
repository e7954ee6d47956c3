/** German texts about an image of the library. */
import type { MediaImageFieldsFragment } from '../Media.generated';

type Described = Pick<MediaImageFieldsFragment, 'alt' | 'isDecorative'>;

/** Returns what the image is called in lists. */
export const imageCaption = ({ title, ...image }: Described & Pick<MediaImageFieldsFragment, 'title'>): string =>
  image.alt || title || (image.isDecorative ? 'Dekoratives Bild' : 'Ohne Beschreibung');

/** Returns the description of an image, or why there is none. */
export const descriptionText = ({ alt, isDecorative }: Described): string =>
  alt || (isDecorative ? 'Dekorativ, ohne Beschreibung' : 'Noch ohne Beschreibung');

/** Returns what the library says below the caption: the size of an image, or that its description is missing. */
export function imageDetails({ alt, isDecorative, width, height }: MediaImageFieldsFragment): string {
  if (isDecorative) return 'Dekorativ';
  if (!alt) return 'Beschreibung fehlt';
  return width ? `${width} × ${height}` : '';
}
