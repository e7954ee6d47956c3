import { textOf } from '../../errors/messages';
import { allTypes, endingsOf, fileFaults, largestFile, pictureTypes, sizeText, typeOfName, typesOfMedium, typesOfPart } from './fileTypes';

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
])('%s is a %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

test('a medium may stand for several types', () => {
  expect(typesOfMedium('Image/JPEG')).toEqual(['jpg']);
  expect(typesOfMedium('application/pdf')).toEqual(['pdf', 'ai']);
  expect(typesOfMedium('text/html')).toEqual([]);
});

test('parts for pictures take pictures, the others every type on the list', () => {
  expect(typesOfPart({ type: 'images' })).toEqual(['jpg', 'png', 'gif']);
  expect(typesOfPart({ type: 'file' })).toEqual(allTypes);
  expect(endingsOf(pictureTypes)).toBe('.jpg,.png,.gif,.jpeg');
});

test.each([
  ['foto.webp', 10, 'Dieser Dateityp ist nicht erlaubt.'],
  ['IMG_1.HEIC', 10, expect.stringMatching(/^Bilder im Format HEIC .* Bitte senden Sie es als JPG/)],
  ['IMG_1.heif', 10, expect.stringMatching(/^Bilder im Format HEIC /)],
  ['foto.jpg', 0, 'Diese Datei ist leer.'],
  ['foto.jpg', largestFile + 1, 'Die Datei ist zu groß (10,1 MB). Erlaubt sind höchstens 10 MB.'],
  ['foto.jpg', largestFile, undefined],
])('%s of %d bytes: %s', (name, size, text) => {
  expect(fileFaults({ name, size }, pictureTypes).map(textOf)[0]).toEqual(text);
});

test.each([
  [1, '1 kB'],
  [317_000, '310 kB'],
  [2_500_000, '2,4 MB'],
  [1_048_575, '1024 kB'],
  [1_048_576, '1 MB'],
  [largestFile, '10 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
