/** Pictures of the house: the widths they are cut to, and where they lie. */
import type { Id } from '../fields/field';

/** The widths the server cuts pictures to, in pixels (IMG-02). */
export const imageWidths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof imageWidths;

/** What the address of a picture is made of: a new version has a new address, so that each may be kept for a year. */
export interface ImageAddress {
  readonly id: Id;
  readonly version: number | string;
  readonly extension: string;
}

export const imagePath = ({ id, version, extension }: ImageAddress, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`;
