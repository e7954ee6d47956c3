/**
 * The route of uploaded files: `/upload/<hash>/<id>-<version>.<extension>` and its preview (IMG-05, IMG-06). Images are displayed, all
 * other files are downloaded.
 */
import { Router, type Response } from 'express';
import { AppError } from '../../../../schema/errors/appError';
import { fileTypes, type FileType } from '../../../../schema/rules/site/fileTypes';
import { mimeTypeOf } from '../processing/detectFileType';
import { fileKey, previewKey } from './upload.service';
import type { Storage } from '../../../platform/files/diskStorage';

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const filePath = new RegExp(`^/([0-9a-f]{32})/${id}-([1-9]\\d{0,5})\\.(${Object.keys(fileTypes).join('|')})$`);
const previewPath = new RegExp(`^/([0-9a-f]{32})/preview/${id}-([1-9]\\d{0,5})\\.jpg$`);

/** Types that a browser may display inline: images that cannot contain scripts. */
const inlineTypes: ReadonlySet<FileType> = new Set<FileType>(['jpg', 'png', 'gif', 'webp']);

export function uploadRoute(storage: Storage): Router {
  const router = Router();
  router.get(/.*/, async (request, response) => {
    const [key, type] = parseUploadPath(request.path);
    const bytes = await storage.read(key);
    if (!bytes) throw new AppError('NOT_FOUND');
    send(response, type, bytes);
  });
  return router;
}

function parseUploadPath(path: string): [name: string, type: FileType] {
  const [, previewHash, previewId, previewVersion] = previewPath.exec(path) ?? [];
  if (previewHash) return [previewKey({ publicHash: previewHash, id: previewId!, version: Number(previewVersion) }), 'jpg'];
  const [, publicHash, id, version, extension] = filePath.exec(path) ?? [];
  if (!publicHash) throw new AppError('NOT_FOUND');
  return [fileKey({ publicHash, id: id!, version: Number(version), extension: extension! }), extension as FileType];
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
