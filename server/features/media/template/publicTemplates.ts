/** Templates with a public URL (IMG-03, IMG-04), and the size of an image when the template does not exist. */
import { keysOf } from '../../../../schema/objects';
import { shareImageSize } from '../../../../schema/site/imageUrls';

const cardSize = { width: 640, height: 480 };

export const publicSizes = { product: cardSize, category: cardSize, share: shareImageSize } as const;
export type PublicTemplate = keyof typeof publicSizes;
export const publicTemplates = keysOf(publicSizes);
