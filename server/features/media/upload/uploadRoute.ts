/**
 * The route of uploaded files: `/upload/<hash>/<id>-<version>.<extension>` and its preview (IMG-05, IMG-06). Images are displayed, all
 * other files are downloaded.
 */
import { Router, type Response } from 'express';
import { AppError } from '../../../../schema/errors/appError';
import { fileTypes, type FileType } from '../../../../schema/rules/site/fileTypes';
import { mimeTypeOf } from '../processing/detectFileType';
import { fileKey, previewKey } from './upload.service';
import { Context } from '../../../platform/context/context';
import type { Services } from '../../../platform/context/services';
import { uploadPath, uploadPreviewPath } from '../../../../schema/site/uploadUrls';
import { redirectToCurrent } from '../redirectToCurrent';
import { Upload } from './upload.entity';

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const filePath = new RegExp(`^/([0-9a-f]{32})/${id}-([1-9]\\d{0,5})\\.(${Object.keys(fileTypes).join('|')})$`);
const previewPath = new RegExp(`^/([0-9a-f]{32})/preview/${id}-([1-9]\\d{0,5})\\.jpg$`);

/** Types that a browser may display inline: images that cannot contain scripts. */
const inlineTypes: ReadonlySet<FileType> = new Set<FileType>(['jpg', 'png', 'gif', 'webp']);

export function uploadRoute(services: Services): Router {
  const router = Router();
  router.get(/.*/, async (request, response) => {
    const file = parseUploadPath(request.path);
    const bytes = await services.storage.read(file.key);
    if (bytes) send(response, file.type, bytes);
    else await redirectToUpload(services, response, file);
  });
  return router;
}

/** A requested file, or its preview. */
interface RequestedFile {
  key: string;
  type: FileType;
  isPreview: boolean;
  publicHash: string;
  id: string;
  version: number;
}

function parseUploadPath(path: string): RequestedFile {
  const preview = previewPath.exec(path);
  const [, publicHash, id, version, extension = 'jpg'] = preview ?? filePath.exec(path) ?? [];
  if (!publicHash || !id) throw new AppError('NOT_FOUND');
  const parts = { publicHash, id, version: Number(version), extension };
  // The patterns allow known extensions only.
  return { ...parts, key: preview ? previewKey(parts) : fileKey(parts), type: extension as FileType, isPreview: preview !== null };
}

/** Redirects the URL of an earlier version. The hash in the URL must be right. */
async function redirectToUpload(
  services: Services,
  response: Response,
  { id, publicHash, version, isPreview }: RequestedFile,
): Promise<void> {
  const current = await new Context(services).records(Upload).findOneBy({ id, publicHash });
  redirectToCurrent(response, { version, current, path: () => (isPreview ? uploadPreviewPath(current!) : uploadPath(current!)) });
}

function send(response: Response, type: FileType, bytes: Buffer): void {
  response
    .set('Cache-Control', 'private, max-age=31536000, immutable')
    .set('Content-Type', mimeTypeOf(type))
    .set('Content-Disposition', inlineTypes.has(type) ? 'inline' : 'attachment')
    .set('Content-Security-Policy', "default-src 'none'; sandbox")
    .set('X-Content-Type-Options', 'nosniff')
    .set('X-Robots-Tag', 'noindex, nofollow')
    .set('Referrer-Policy', 'no-referrer')
    .end(bytes);
}
