/** URLs of uploaded files. */
import type { ImageUrlParts } from './imageUrls';

/** The parts of the URL. Anyone who knows the hash can read the file. */
interface UploadUrlParts extends ImageUrlParts {
  readonly publicHash: string;
}

export const uploadPath = ({ publicHash, id, version, extension }: UploadUrlParts): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;

/** Returns the path of the preview; only images and PDF files have one. */
export const uploadPreviewPath = ({ publicHash, id, version }: Omit<UploadUrlParts, 'extension'>): string =>
  `/upload/${publicHash}/preview/${id}-${version}.jpg`;
