/** An image of the house on its tile: photos fill it, drawings stand in it, and without an image something else does. */
import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export interface ImageAddress {
  id: string;
  version: number | string;
  extension: string;
  alt?: string | null;
}

/** The widths the server cuts images to. */
const widths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof widths;

export const imageAddress = ({ id, version, extension }: ImageAddress, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

const names = Object.keys(widths) as ImageSize[];

const sourcesOf = (image: ImageAddress, largest: ImageSize): string =>
  names
    .slice(0, names.indexOf(largest) + 1)
    .map(size => `${imageAddress(image, size)} ${widths[size]}w`)
    .join(', ');

interface Props {
  image: ImageAddress | null | undefined;
  /** How wide it is shown: the CSS lengths of `sizes`. */
  sizes: string;
  largest?: ImageSize;
  /** Instead of the image's own; empty where a text beside it says the same. */
  alt?: string;
  tile?: 1 | 2 | 3 | 4 | 5;
  shape?: 'square' | 'card' | 'fill' | 'free';
  isEager?: boolean;
  /** What stands on the tile without an image. */
  fallback?: ReactNode;
}

export function Picture({
  image,
  sizes,
  largest = 'medium',
  alt = image?.alt ?? '',
  tile = 1,
  shape = 'square',
  isEager,
  fallback,
}: Props) {
  return (
    <span className={`${styles.tile} ${styles[`ground${tile}`]} ${styles[shape]}`}>
      {image ? (
        <img
          className={isPhoto(image) ? styles.photo : styles.drawing}
          src={imageAddress(image, 'small')}
          srcSet={sourcesOf(image, largest)}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        fallback
      )}
    </span>
  );
}

// Drawings are cut out and need air around them; a photo has no transparent ground.
const isPhoto = ({ extension }: ImageAddress): boolean => ['jpg', 'jpeg'].includes(extension.toLowerCase());
