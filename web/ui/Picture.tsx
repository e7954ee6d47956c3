/** An image of the house on its tile: photos fill it, drawings stand in it, and without an image something else does. */
import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export interface ImageAddress {
  id: string;
  version: number | string;
  extension: string;
  alt?: string | null;
  /** In pixels; where they are known, the place of the image is kept until it arrives. */
  width?: number | null;
  height?: number | null;
}

/** The widths the server cuts images to. */
const widths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof widths;

export const imageAddress = ({ id, version, extension }: ImageAddress, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

const names = Object.keys(widths) as ImageSize[];

/** Up to which width each is chosen. The one above 256 is more than twice as wide as a place of 320, so that 256 fills such places too. */
const reach: Readonly<Record<ImageSize, number>> = { ...widths, tiny: 320 };

const sourcesOf = (image: ImageAddress, largest: ImageSize): string =>
  names
    .slice(0, names.indexOf(largest) + 1)
    .map(size => `${imageAddress(image, size)} ${reach[size]}w`)
    .join(', ');

interface SourcesProps {
  image: ImageAddress;
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
    src={imageAddress(image, 'small')}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    alt={alt}
    decoding="async"
    // An empty ground says more than the browser's torn picture.
    onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
  />
);

interface Props extends Pick<SourcesProps, 'sizes' | 'largest' | 'isEager'> {
  image: ImageAddress | null | undefined;
  /** Instead of the image's own; empty where a text beside it says the same. */
  alt?: string;
  tile?: 1 | 2 | 3 | 4 | 5;
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
