/** Malicious files for upload tests. The code creates them, so that no virus scanner blocks the repository. */
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

interface MaliciousFile {
  title: string;
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** A file with its expected result: rejected, or accepted and harmless. */
export interface MaliciousFileCase extends MaliciousFile {
  upload: 'rejected' | 'accepted';
  image: 'rejected' | 'accepted';
  /** The expected result of a multipart upload, if it differs. */
  multipart?: 'rejected' | 'accepted';
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const script = '<script>alert(document.domain)</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = (markup: string): Buffer => latin1(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${markup}</svg>`);

function chunk(type: string, content: Buffer): Buffer {
  const lengthBytes = Buffer.alloc(4);
  lengthBytes.writeUInt32BE(content.length);
  const body = Buffer.concat([latin1(type), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([lengthBytes, body, checksum]);
}

/** Creates a small PNG with one color and any image size. */
function hugePng(width: number, height: number): Buffer {
  const headerBytes = Buffer.alloc(13);
  headerBytes.writeUInt32BE(width, 0);
  headerBytes.writeUInt32BE(height, 4);
  headerBytes[8] = 1; // one bit per pixel
  const bytesPerLine = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', headerBytes),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(bytesPerLine * height, 60_000_000)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gifWithFrames(count: number): Buffer {
  const frame = latin1('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0');
  return Buffer.concat([
    latin1('GIF89a\x10\0\x10\0\x80\0\0\xff\xff\xff\0\0\0'),
    ...Array.from({ length: count }, () => frame),
    latin1('\x3b'),
  ]);
}

/** Creates a ZIP with one entry, whose header may contain a wrong size. */
function createZip(name: string, content: Buffer, declaredLength = content.length): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(declaredLength, 18);
  header.writeUInt16LE(name.length, 22);
  return Buffer.concat([latin1('PK\x03\x04'), header, latin1(name), content]);
}

const createBox = (type: string, ...content: Buffer[]): Buffer => {
  const lengthBytes = Buffer.alloc(4);
  lengthBytes.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([lengthBytes, latin1(type), ...content]);
};

/** Creates a HEIC with one metadata item of many overlapping extents. */
function heicWithExtents(count: number, length: number): Buffer {
  const entry = createBox('infe', latin1('\x02\0\0\0\0\x01\0\0Exif\0'));
  const extents = Buffer.alloc(count * 2);
  for (let offset = 0; offset < extents.length; offset += 2) extents.writeUInt16BE(length, offset);
  const location = latin1(`\0\0\0\0\x02\0\0\x01\0\x01\0\0${String.fromCharCode(count >> 8, count & 255)}`);
  const boxes = [createBox('iinf', latin1('\0\0\0\0\0\x01'), entry), createBox('iloc', location, extents)];
  return Buffer.concat([createBox('ftyp', latin1('heic\0\0\0\0')), createBox('meta', Buffer.alloc(4), ...boxes)]);
}

const createPdf = (markup: string): Buffer =>
  latin1(`%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${markup}\ntrailer<</Root 1 0 R>>`);

const createPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Artist: script, Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 18/1 0/1' } } })
    .toBuffer();

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const createOutcome = (upload: MaliciousFileCase['upload'], image: MaliciousFileCase['image']) => ({ upload, image });
const rejected = createOutcome('rejected', 'rejected');
const accepted = createOutcome('accepted', 'accepted');

const createCase = (
  title: string,
  [name, mimeType, bytes]: [string, string, Buffer],
  expected: Omit<MaliciousFileCase, keyof MaliciousFile>,
): MaliciousFileCase => ({ title, name, mimeType, bytes, ...expected });

const jpegFile = (bytes: Buffer): [string, string, Buffer] => ['foto.jpg', 'image/jpeg', bytes];
const polyglot = Buffer.concat([latin1('GIF89a/*'), latin1(`${html}*/=1;`)]);

const pagesAndImages = (jpeg: Buffer): MaliciousFileCase[] => [
  createCase('an HTML page named as an image', ['bild.png', 'image/png', latin1(html)], rejected),
  createCase('an HTML page', ['seite.html', 'text/html', latin1(html)], rejected),
  createCase('an HTML page named as a text file', ['notiz.txt', 'text/plain', latin1(`Hallo\n${html}`)], rejected),
  createCase('an HTML page named as a CSV file', ['preise.csv', 'text/csv', latin1(`a;b\n${script}`)], rejected),
  createCase('an XHTML page with a script', ['seite.xhtml', 'application/xhtml+xml', latin1(html)], rejected),
  createCase('an image with an HTML page appended', jpegFile(Buffer.concat([jpeg, latin1(html)])), accepted),
  createCase('an image that is also a script', ['bild.gif', 'image/gif', polyglot], rejected),
  createCase(
    'an image with PHP code in its comment',
    jpegFile(Buffer.concat([jpeg.subarray(0, 2), latin1('\xff\xfe\0\x20<?php system($_GET["c"]); ?>   '), jpeg.subarray(2)])),
    accepted,
  ),
  createCase('an image with an archive appended', jpegFile(Buffer.concat([jpeg, createZip('a.jsp', latin1('<%%>'))])), accepted),
  createCase('an image with author and GPS metadata', jpegFile(jpeg), accepted),
];

const svgFiles = (): MaliciousFileCase[] => [
  createCase('an SVG with a script', ['logo.svg', 'image/svg+xml', svg(script)], createOutcome('accepted', 'rejected')),
  createCase(
    'an SVG with an embedded page',
    [
      'logo.svg',
      'image/svg+xml',
      svg(`<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>`),
    ],
    createOutcome('accepted', 'rejected'),
  ),
  createCase(
    'an SVG that loads external resources',
    ['logo.svg', 'image/svg+xml', svg('<image href="http://169.254.169.254/latest/meta-data/"/><use href="file:///etc/passwd#a"/>')],
    createOutcome('accepted', 'rejected'),
  ),
  createCase(
    'an SVG with event handlers',
    ['logo.svg', 'image/svg+xml', svg('<rect width="9" height="9" onload="alert(1)"/><animate onbegin="alert(1)"/>')],
    createOutcome('accepted', 'rejected'),
  ),
  createCase(
    'an SVG with entities',
    [
      'logo.svg',
      'image/svg+xml',
      latin1(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
      ),
    ],
    rejected,
  ),
  createCase('an SVG named as a PNG', ['foto.png', 'image/png', svg(script)], rejected),
];

const programs = (jpeg: Buffer): MaliciousFileCase[] => [
  createCase('an executable named as an image', jpegFile(latin1('MZ\x90\0\x03\0\0\0This program cannot be run in DOS mode')), rejected),
  createCase('an executable', ['setup.exe', 'application/x-msdownload', latin1('MZ\x90\0')], rejected),
  createCase('an executable named as a PDF', ['rechnung.pdf', 'application/pdf', latin1('\x7fELF\x02\x01\x01')], rejected),
  createCase('an executable with two extensions', ['foto.jpg.exe', 'image/jpeg', jpeg], createOutcome('rejected', 'accepted')),
  createCase('an image with two extensions', ['foto.exe.jpg', 'image/jpeg', jpeg], accepted),
  createCase('a shell script named as a text file', ['los.txt', 'text/plain', latin1('#!/bin/sh\nrm -rf /\n')], rejected),
];

const imagesOfWrongSize = (jpeg: Buffer): MaliciousFileCase[] => [
  createCase('an image of 30,000 by 30,000 pixels', ['bild.png', 'image/png', hugePng(30_000, 30_000)], rejected),
  createCase('an image of 8,201 by 1 pixels', ['bild.png', 'image/png', hugePng(8_201, 1)], rejected),
  createCase(
    'an image with a declared size of four billion pixels',
    ['bild.gif', 'image/gif', latin1('GIF89a\xff\xff\xff\xff\x80\0\0\xff\xff\xff\0\0\0\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\0\x3b')],
    rejected,
  ),
  createCase('an image of 100,000 frames', ['bild.gif', 'image/gif', gifWithFrames(100_000)], accepted),
  createCase('a truncated image', jpegFile(jpeg.subarray(0, jpeg.length - 200)), rejected),
  createCase('an image with only its first bytes', jpegFile(latin1('\xff\xd8\xff')), rejected),
  createCase('an image with another declared type', ['bild.png', 'image/jpeg', hugePng(9, 9)], rejected),
  createCase(
    'an image with metadata in a few extents',
    ['foto.heic', 'image/heic', heicWithExtents(3, 9)],
    createOutcome('accepted', 'rejected'),
  ),
  createCase('an image with metadata in too many extents', ['foto.heic', 'image/heic', heicWithExtents(10_001, 1)], rejected),
  createCase('an image with metadata in overlapping extents', ['foto.heic', 'image/heic', heicWithExtents(400, 800)], rejected),
];

const archivesAndPdfs = (): MaliciousFileCase[] => [
  createCase(
    'an archive with a compression ratio of a thousand',
    ['alles.zip', 'application/zip', createZip('null', deflateSync(Buffer.alloc(10_000_000)), 4_000_000_000)],
    createOutcome('accepted', 'rejected'),
  ),
  createCase(
    'an archive of archives',
    ['alles.gz', 'application/gzip', gzipSync(gzipSync(Buffer.alloc(10_000_000)))],
    createOutcome('accepted', 'rejected'),
  ),
  createCase(
    'an archive with path traversal',
    ['alles.zip', 'application/zip', createZip('../../../../etc/cron.d/x', latin1('* * * * * root sh'))],
    createOutcome('accepted', 'rejected'),
  ),
  createCase('an archive named as a document', ['brief.docx', docxType, createZip('a.exe', latin1('MZ'))], rejected),
  createCase('a PDF with an HTML page inside', ['plan.pdf', 'application/pdf', createPdf(html)], createOutcome('accepted', 'rejected')),
  createCase('a PDF after an HTML page', ['plan.pdf', 'application/pdf', Buffer.concat([latin1(html), createPdf('')])], rejected),
  createCase(
    'an invalid PDF',
    ['plan.pdf', 'application/pdf', latin1(`%PDF-1.4\n${'[ '.repeat(200_000)}`)],
    createOutcome('accepted', 'rejected'),
  ),
];

const namesAndMediaTypes = (jpeg: Buffer): MaliciousFileCase[] => [
  createCase('an empty file', ['foto.jpg', 'image/jpeg', Buffer.alloc(0)], rejected),
  createCase('a name with path traversal', ['../../../../etc/passwd.jpg', 'image/jpeg', jpeg], accepted),
  createCase('a name with a direction override and line breaks', ['gpj\u202e.exe\r\nSet-Cookie: a=b\u0000.jpg', 'image/jpeg', jpeg], {
    ...accepted,
    multipart: 'rejected',
  }),
  createCase('a name of two thousand characters', [`${'ä'.repeat(2_000)}.jpg`, 'image/jpeg', jpeg], accepted),
  createCase('a media type with a line break', ['foto.jpg', 'image/jpeg\r\nx: y', jpeg], { ...rejected, multipart: 'accepted' }),
  createCase('a media type of an HTML page', ['foto.jpg', 'text/html', jpeg], rejected),
];

/** Creates all malicious files with their expected results. */
export async function maliciousFiles(): Promise<MaliciousFileCase[]> {
  const jpeg = await createPhoto();
  return [
    ...pagesAndImages(jpeg),
    ...svgFiles(),
    ...programs(jpeg),
    ...imagesOfWrongSize(jpeg),
    ...archivesAndPdfs(),
    ...namesAndMediaTypes(jpeg),
  ];
}
