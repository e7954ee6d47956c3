import { messageFor } from '../../errors/messages';
import {
  allFileTypes,
  extensionsOf,
  validateFile,
  maxFileBytes,
  customerImageTypes,
  sizeText,
  fileTypeOf,
  typesOfMimeType,
  typesOfPart,
} from './fileTypes';

test.each([
  ['Torte.JPG', 'jpg'],
  ['torte.jpeg', 'jpg'],
  ['plan.tiff', 'tif'],
  ['archiv.tar.gz', 'gz'],
  ['mit.punkten.7z', '7z'],
  ['foto.jpg.exe', undefined],
  ['seite.html', undefined],
  ['jpg', undefined],
  ['.', undefined],
  ['constructor.constructor', undefined],
])('detects the type of %s: %s', (name, type) => {
  expect(fileTypeOf(name)).toBe(type);
});

test('returns all file types of a MIME type', () => {
  expect(typesOfMimeType('Image/JPEG')).toEqual(['jpg']);
  expect(typesOfMimeType('application/pdf')).toEqual(['pdf', 'ai']);
  expect(typesOfMimeType('text/html')).toEqual([]);
});

test('accepts images for image parts and every type for file parts', () => {
  expect(typesOfPart({ type: 'images' })).toEqual(['jpg', 'png', 'gif']);
  expect(typesOfPart({ type: 'file' })).toEqual(allFileTypes);
  expect(extensionsOf(customerImageTypes)).toBe('.jpg,.png,.gif,.jpeg');
});

test.each([
  ['foto.webp', 10, 'Dieser Dateityp ist nicht erlaubt.'],
  ['IMG_1.HEIC', 10, expect.stringMatching(/^Bilder im Format HEIC .* Bitte senden Sie es als JPG/)],
  ['IMG_1.heif', 10, expect.stringMatching(/^Bilder im Format HEIC /)],
  ['foto.jpg', 0, 'Diese Datei ist leer.'],
  ['foto.jpg', maxFileBytes + 1, 'Die Datei ist zu groß (10,1 MB). Erlaubt sind höchstens 10 MB.'],
  ['foto.jpg', maxFileBytes, undefined],
])('validates %s with %d bytes: %s', (name, size, text) => {
  expect(validateFile({ name, size }, customerImageTypes).map(messageFor)[0]).toEqual(text);
});

test.each([
  [1, '1 kB'],
  [317_000, '310 kB'],
  [2_500_000, '2,4 MB'],
  [1_048_575, '1024 kB'],
  [1_048_576, '1 MB'],
  [maxFileBytes, '10 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
