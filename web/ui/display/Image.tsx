/**
 * An image of the media library on a colored tile: photos fill the tile, illustrations are centered, and a fallback replaces a missing
 * image.
 */
import type { ReactNode } from 'react';
import { imagePath, imageWidths, type ImageUrlParts, type ImageSize } from '../../../schema/site/imageUrls';
import styles from './Image.module.css';
import { keysOf } from '../../../schema/objects';

export interface ImageView extends ImageUrlParts {
  alt?: string | null;
  /** In pixels. When they are known, the browser reserves the space of the image. */
  width?: number | null;
  height?: number | null;
}

const sizeNames = keysOf(imageWidths);

/** The width up to which each size is used. 320 for `tiny` (256 px), because the next larger size is more than twice as wide. */
const maxWidths: Readonly<Record<ImageSize, number>> = { ...imageWidths, tiny: 320 };

const srcSetFor = (image: ImageView, largest: ImageSize): string =>
  sizeNames
    .slice(0, sizeNames.indexOf(largest) + 1)
    .map(size => `${imagePath(image, size)} ${maxWidths[size]}w`)
    .join(', ');

interface SourcesProps {
  image: ImageView;
  /** The displayed width as CSS `sizes`, for browsers that do not support `auto`. */
  sizes: string;
  /** Does not use `auto`: where the browser lays out the content late, it would load a size for no width first, and then another. */
  hasExactSizes?: boolean | undefined;
  largest?: ImageSize;
  alt: string;
  className?: string | undefined;
  isEager?: boolean | undefined;
}

/** An img element with all sizes of an image. Lazy images get `auto`, so that the browser uses their actual width. */
export const ResponsiveImage = ({ image, sizes, hasExactSizes, largest = 'medium', alt, className, isEager }: SourcesProps) => (
  <img
    ref={releaseOnRemoval}
    className={className}
    loading={isEager ? 'eager' : 'lazy'}
    sizes={isEager || hasExactSizes ? sizes : `auto, ${sizes}`}
    srcSet={srcSetFor(image, largest)}
    src={imagePath(image, 'small')}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    alt={alt}
    decoding="async"
    // An empty tile is better than the broken image icon of the browser.
    onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
  />
);

/**
 * Chromium keeps an image that is removed from the page, with everything around it, because its sources depend on the size of the window
 * (measured by `npm run bench`: five times the nodes after 100 navigations). React also calls this for an image that is only hidden.
 */
const releaseOnRemoval = (image: HTMLImageElement) => () =>
  queueMicrotask(() => {
    if (image.isConnected) return;
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  });

/** One of the tile colors. */
export type ImageTile = 1 | 2 | 3 | 4 | 5;

const tiles: readonly ImageTile[] = [1, 2, 3, 4, 5];

/** Returns the tile color of a list entry; the colors alternate. */
export const tileFor = (index: number): ImageTile => tiles[index % tiles.length] ?? 1;

interface ImageProps extends Pick<SourcesProps, 'sizes' | 'hasExactSizes' | 'largest' | 'isEager'> {
  image: ImageView | null | undefined;
  /** Replaces the alternative text of the image; empty where a text beside it says the same. */
  alt?: string;
  tile?: ImageTile;
  shape?: 'square' | 'card' | 'fill';
  /** Shown on the tile when there is no image. */
  fallback?: ReactNode;
}

export const Image = ({ image, alt = image?.alt ?? '', tile = 1, shape = 'square', fallback, ...imageProps }: ImageProps) => (
  <span className={`${styles.tile} ${styles[`background${tile}`]} ${styles[shape]}`}>
    {image ? (
      <ResponsiveImage {...imageProps} image={image} alt={alt} className={isPhoto(image) ? styles.photo : styles.illustration} />
    ) : (
      fallback
    )}
  </span>
);

// Illustrations are transparent cutouts and need a margin; photos are not.
const isPhoto = ({ extension }: ImageUrlParts): boolean => ['jpg', 'jpeg'].includes(extension.toLowerCase());
