/** An image of the house on its tile: photos fill it, drawings stand in it, and without an image something else does. */
import type { ReactNode } from 'react';
import { imagePath, imageWidths, type ImageAddress, type ImageSize } from '../../../schema/site/imageUrls';
import styles from './Image.module.css';

export interface ShownImage extends ImageAddress {
  alt?: string | null;
  /** In pixels; where they are known, the place of the image is kept until it arrives. */
  width?: number | null;
  height?: number | null;
}

const names = Object.keys(imageWidths) as ImageSize[];

/** Up to which width each is chosen. The one above 256 is more than twice as wide as a place of 320, so that 256 fills such places too. */
const reach: Readonly<Record<ImageSize, number>> = { ...imageWidths, tiny: 320 };

const sourcesOf = (image: ShownImage, largest: ImageSize): string =>
  names
    .slice(0, names.indexOf(largest) + 1)
    .map(size => `${imagePath(image, size)} ${reach[size]}w`)
    .join(', ');

interface SourcesProps {
  image: ShownImage;
  /** How wide it is shown, for browsers that do not measure its place: the CSS lengths of `sizes`. */
  sizes: string;
  largest?: ImageSize;
  alt: string;
  className?: string | undefined;
  isEager?: boolean | undefined;
}

/** An image of the house, of which the browser takes the width its place asks for. What comes later is laid out first, so that some browsers know its place exactly. */
export const Sources = ({ image, sizes, largest = 'medium', alt, className, isEager }: SourcesProps) => (
  <img
    className={className}
    loading={isEager ? 'eager' : 'lazy'}
    sizes={isEager ? sizes : `auto, ${sizes}`}
    srcSet={sourcesOf(image, largest)}
    src={imagePath(image, 'small')}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    alt={alt}
    decoding="async"
    // An empty ground says more than the browser's torn picture.
    onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
  />
);

/** One of the grounds that pictures stand on. */
export type Tile = 1 | 2 | 3 | 4 | 5;

/** The grounds take turns down a list. */
export const tileOf = (index: number): Tile => ((index % 5) + 1) as Tile;

interface Props extends Pick<SourcesProps, 'sizes' | 'largest' | 'isEager'> {
  image: ShownImage | null | undefined;
  /** Instead of the image's own; empty where a text beside it says the same. */
  alt?: string;
  tile?: Tile;
  shape?: 'square' | 'card' | 'fill';
  /** What stands on the tile without an image. */
  fallback?: ReactNode;
}

export const Picture = ({ image, alt = image?.alt ?? '', tile = 1, shape = 'square', fallback, ...place }: Props) => (
  <span className={`${styles.tile} ${styles[`ground${tile}`]} ${styles[shape]}`}>
    {image ? <Sources {...place} image={image} alt={alt} className={isPhoto(image) ? styles.photo : styles.drawing} /> : fallback}
  </span>
);

// Drawings are cut out and need air around them; a photo has no transparent ground.
const isPhoto = ({ extension }: ImageAddress): boolean => ['jpg', 'jpeg'].includes(extension.toLowerCase());
