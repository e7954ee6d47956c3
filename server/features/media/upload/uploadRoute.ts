/** The door of what was attached: `/upload/<hash>/<id>-<version>.<extension>` and its preview (IMG-05, IMG-06). Pictures are shown, all else is handed over to be saved. */
import { Router, type Response } from 'express';
import { Refusal } from '../../../../schema/errors/appError';
import { fileTypes, type FileType } from '../../../../schema/rules/site/fileTypes';
import { mediumOf } from '../processing/detectFileType';
import { fileNameOf, previewNameOf } from './upload.service';
import type { Storage } from '../../../platform/files/diskStorage';

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const file = new RegExp(`^/([0-9a-f]{32})/${id}-([1-9]\\d{0,5})\\.(${Object.keys(fileTypes).join('|')})$`);
const preview = new RegExp(`^/([0-9a-f]{32})/preview/${id}-([1-9]\\d{0,5})\\.jpg$`);

/** What a browser may show by itself: pixels, and nothing that could do something. */
const shown: ReadonlySet<FileType> = new Set<FileType>(['jpg', 'png', 'gif', 'webp']);

export function uploadDoor(storage: Storage): Router {
  const router = Router();
  router.get(/.*/, async (request, response) => {
    const [name, type] = wantedIn(request.path);
    const bytes = await storage.read(name);
    if (!bytes) throw new Refusal('notFound');
    send(response, type, bytes);
  });
  return router;
}

function wantedIn(path: string): [name: string, type: FileType] {
  const [, previewHash, previewId, previewVersion] = preview.exec(path) ?? [];
  if (previewHash) return [previewNameOf({ publicHash: previewHash, id: previewId!, version: Number(previewVersion) }), 'jpg'];
  const [, publicHash, id, version, extension] = file.exec(path) ?? [];
  if (!publicHash) throw new Refusal('notFound');
  return [fileNameOf({ publicHash, id: id!, version: Number(version), extension: extension! }), extension as FileType];
}

function send(response: Response, type: FileType, bytes: Buffer): void {
  response
    .set('Cache-Control', 'private, max-age=31536000, immutable')
    .set('Content-Type', mediumOf(type))
    .set('Content-Disposition', shown.has(type) ? 'inline' : 'attachment')
    .set('Content-Security-Policy', "default-src 'none'; sandbox")
    .set('X-Content-Type-Options', 'nosniff')
    .set('X-Robots-Tag', 'noindex, nofollow')
    .set('Referrer-Policy', 'no-referrer')
    .end(bytes);
}
