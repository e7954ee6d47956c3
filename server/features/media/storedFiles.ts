/** Lists the files that records name, for backups. */
import type { Id } from '../../../schema/fields/field';
import { originalKey } from './image/image.service';
import { fileKey, previewKey } from './upload/upload.service';

/** The keys that a file may have; the first that the storage has is the file. */
export type FileKeys = string[];

interface Database {
  query: (sql: string) => Promise<{ rows: { id: Id; version: number; extension: string; publicHash: string; hasPreview: boolean }[] }>;
}

/** Returns the originals of all images, and all uploads with their previews. Resized images are made from these when they are missing. */
export async function listRecordFiles(database: Database): Promise<FileKeys[]> {
  const { rows: images } = await database.query('select id, version, extension from image');
  const { rows: uploads } = await database.query('select id, version, extension, "publicHash", "hasPreview" from upload');
  return [
    ...images.map(({ id, version, extension }) => [extension, 'svg'].map(type => originalKey(`${id}-${version}`, type))),
    ...uploads.map(upload => [fileKey(upload)]),
    ...uploads.filter(({ hasPreview }) => hasPreview).map(upload => [previewKey(upload)]),
  ];
}
