/** Sends pictures to the library, with the objections of both sides in German. */
import { asLine } from '../../../schema/fields/validation/characters';
import { endingsOf, fileFaults, imageTypes } from '../../../schema/rules/site/fileTypes';
import { textOf } from '../../../schema/errors/messages';
import { sendFile } from '../../files/uploadFile';
import { useSending } from '../../files/useUploads';

/** What the server answers of a picture. */
export interface SentImage {
  id: string;
  version: number;
  extension: string;
}

/** The endings the browser offers. */
export const imageEndings = endingsOf(imageTypes);

/** Makes a new image of each file; or, where an id is given, that image of the file. */
export const useImageSending = (onSent: (image: SentImage) => void, replaced?: string) =>
  useSending<SentImage>({
    send: (file, way) =>
      replaced
        ? sendFile(`/api/images/${replaced}`, file, { ...way, method: 'PUT' })
        : sendFile('/api/images', file, { ...way, fields: { alt: nameOf(file) } }),
    objection: file => fileFaults(file, imageTypes).map(textOf)[0],
    onSent,
  });

/** Until somebody says what the picture shows, its name is better than nothing. */
export const nameOf = ({ name }: File): string =>
  asLine(name)
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .slice(0, 200);
