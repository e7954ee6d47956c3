/** Image sizes and URLs. */
import type { Id } from '../fields/field';

/** The widths of renditions in pixels (IMG-02). */
export const imageWidths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof imageWidths;

/** The parts of an image URL. A new version has a new URL, so each URL can be cached for a year. */
export interface ImageUrlParts {
  readonly id: Id;
  readonly version: number | string;
  readonly extension: string;
}

export const imagePath = ({ id, version, extension }: ImageUrlParts, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;

/** The size in which networks show the image of a shared link. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Returns the URL of an image for shared links. It is a JPEG, because some networks ignore large files. */
export const shareImagePath = ({ id, version }: ImageUrlParts): string => `/image/share/${id}-${version}.jpg`;
