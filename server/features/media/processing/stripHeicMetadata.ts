/** Takes what a camera says of itself, its owner and the place (EXIF, XMP) out of a HEIC. Its pixels stay as they are: we have nothing to make them anew with. */

/** A piece of the file: what it is called and where its content lies (ISO/IEC 14496-12). */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Where the bytes of an item lie in the file. */
interface Extent {
  start: number;
  end: number;
}

/** More pieces than any camera makes of a picture. */
const mostExtents = 10_000;

/** Reads numbers one after the other; whatever lies beyond the end is a RangeError. */
class Reader {
  constructor(
    private readonly bytes: Buffer,
    public at: number,
  ) {}

  number(size: number): number {
    const { at } = this;
    this.at += size;
    if (size === 8) return Number(this.bytes.readBigUInt64BE(at));
    return size === 0 ? 0 : this.bytes.readUIntBE(at, size);
  }

  text(length: number): string {
    this.at += length;
    return this.bytes.toString('latin1', this.at - length, this.at);
  }
}

/** The same picture, with nothing said about it; undefined when the file is not built as it should be. */
export function withoutWords(bytes: Buffer): Buffer | undefined {
  try {
    const clean = Buffer.from(bytes);
    for (const { start, end } of wordsIn(bytes)) clean.fill(0, start, end);
    return clean;
  } catch {
    return undefined;
  }
}

function wordsIn(bytes: Buffer): Extent[] {
  const [meta] = boxesIn(bytes, 0, bytes.length).filter(({ type }) => type === 'meta');
  if (!meta) throw new RangeError('A picture has a list of what is in it.');
  const boxes = boxesIn(bytes, meta.start + 4, meta.end);
  const only = (name: string) => boxes.find(({ type }) => type === name);
  const [list, places] = [only('iinf'), only('iloc')];
  if (!list || !places) throw new RangeError('A picture has items, and they lie somewhere.');
  const items = wordItems(bytes, list);
  const words = extentsOf(bytes, places, only('idat')?.start ?? 0).filter(({ item }) => items.has(item));
  const length = words.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length > bytes.length) throw new RangeError('Nothing is said twice.'); // a few bytes may name the whole file a million times
  return words;
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)!.end) {
    const reader = new Reader(bytes, at);
    const size = reader.number(4);
    const type = reader.text(4);
    const length = size === 1 ? reader.number(8) : size === 0 ? end - at : size;
    if (at + length < reader.at || at + length > end) throw new RangeError('A box lies within its own.');
    boxes.push({ type, start: reader.at, end: at + length });
  }
  return boxes;
}

/** The items that say something; pixels, thumbnails and colours are none of them. */
function wordItems(bytes: Buffer, list: Box): Set<number> {
  const reader = new Reader(bytes, list.start);
  const version = reader.number(1);
  reader.at += 3;
  reader.number(version === 0 ? 2 : 4);
  const items = new Set<number>();
  for (const { start } of boxesIn(bytes, reader.at, list.end)) {
    const entry = new Reader(bytes, start);
    const isLong = entry.number(1) >= 3;
    entry.at += 3;
    const item = entry.number(isLong ? 4 : 2);
    entry.at += 2;
    if (['Exif', 'mime', 'uri '].includes(entry.text(4))) items.add(item);
  }
  return items;
}

/** Where every item lies: in the file, or in the box for small ones. */
function extentsOf(bytes: Buffer, places: Box, small: number): (Extent & { item: number })[] {
  const reader = new Reader(bytes, places.start);
  const version = reader.number(1);
  reader.at += 3;
  const [sizes, more] = [reader.number(1), reader.number(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version === 0 ? 0 : more & 15];
  const count = reader.number(version < 2 ? 2 : 4);
  const extents: (Extent & { item: number })[] = [];
  for (let index = 0; index < count; index++) {
    const item = reader.number(version < 2 ? 2 : 4);
    const isSmall = version > 0 && (reader.number(2) & 15) === 1;
    reader.at += 2;
    const base = reader.number(baseSize) + (isSmall ? small : 0);
    const pieces = reader.number(2);
    for (let piece = 0; piece < pieces; piece++) {
      reader.at += indexSize;
      const start = base + reader.number(offsetSize);
      const end = start + reader.number(lengthSize);
      if (end > bytes.length || end === start) throw new RangeError('An item lies within the file.');
      if (extents.push({ item, start, end }) > mostExtents) throw new RangeError('A picture has only so many pieces.');
    }
  }
  return extents;
}
