/** Removes metadata (EXIF, XMP) from a HEIC file. The pixels stay unchanged, because the server has no HEIC encoder. */

/** A box of the file: its type and the position of its content (ISO/IEC 14496-12). */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** The byte range of an item in the file. */
interface Extent {
  start: number;
  end: number;
}

/** More extents than any camera writes. */
const maxExtents = 10_000;

/** Reads numbers in sequence; reading past the end throws a RangeError. */
class ByteReader {
  constructor(
    private readonly bytes: Buffer,
    public position: number,
  ) {}

  number(size: number): number {
    const { position } = this;
    this.position += size;
    if (size === 8) return Number(this.bytes.readBigUInt64BE(position));
    return size === 0 ? 0 : this.bytes.readUIntBE(position, size);
  }

  text(length: number): string {
    this.position += length;
    return this.bytes.toString('latin1', this.position - length, this.position);
  }
}

/** Returns the same image without metadata; undefined when the file is malformed. */
export function stripMetadata(bytes: Buffer): Buffer | undefined {
  try {
    const clean = Buffer.from(bytes);
    for (const { start, end } of findMetadata(bytes)) clean.fill(0, start, end);
    return clean;
  } catch {
    return undefined;
  }
}

function findMetadata(bytes: Buffer): Extent[] {
  const [meta] = readBoxes(bytes, 0, bytes.length).filter(({ type }) => type === 'meta');
  if (!meta) throw new RangeError('The file has no meta box.');
  const boxes = readBoxes(bytes, meta.start + 4, meta.end);
  const findBox = (name: string) => boxes.find(({ type }) => type === name);
  const [list, locations] = [findBox('iinf'), findBox('iloc')];
  if (!list || !locations) throw new RangeError('The file has no item list or no item locations.');
  const metadataItems = readMetadataItems(bytes, list);
  const metadata = readExtents(bytes, locations, findBox('idat')?.start ?? 0).filter(({ item }) => metadataItems.has(item));
  const length = metadata.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length > bytes.length) throw new RangeError('The metadata is larger than the file.'); // a few bytes could reference the whole file a million times
  return metadata;
}

function readBoxes(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let position = start; position < end; position = boxes.at(-1)!.end) {
    const reader = new ByteReader(bytes, position);
    const size = reader.number(4);
    const type = reader.text(4);
    const length = size === 1 ? reader.number(8) : size === 0 ? end - position : size;
    if (position + length < reader.position || position + length > end) throw new RangeError('A box exceeds its parent.');
    boxes.push({ type, start: reader.position, end: position + length });
  }
  return boxes;
}

/** Returns the ids of the metadata items; pixels, thumbnails and color profiles are not among them. */
function readMetadataItems(bytes: Buffer, list: Box): Set<number> {
  const reader = new ByteReader(bytes, list.start);
  const version = reader.number(1);
  reader.position += 3;
  reader.number(version === 0 ? 2 : 4);
  const items = new Set<number>();
  for (const { start } of readBoxes(bytes, reader.position, list.end)) {
    const itemReader = new ByteReader(bytes, start);
    const isLong = itemReader.number(1) >= 3;
    itemReader.position += 3;
    const item = itemReader.number(isLong ? 4 : 2);
    itemReader.position += 2;
    if (['Exif', 'mime', 'uri '].includes(itemReader.text(4))) items.add(item);
  }
  return items;
}

/** Returns the byte ranges of all items, in the file or in the data box of small items. */
function readExtents(bytes: Buffer, locations: Box, dataStart: number): (Extent & { item: number })[] {
  const reader = new ByteReader(bytes, locations.start);
  const version = reader.number(1);
  reader.position += 3;
  const [sizes, moreSizes] = [reader.number(1), reader.number(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, moreSizes >> 4, version === 0 ? 0 : moreSizes & 15];
  const count = reader.number(version < 2 ? 2 : 4);
  const extents: (Extent & { item: number })[] = [];
  for (let index = 0; index < count; index++) {
    const item = reader.number(version < 2 ? 2 : 4);
    const isInDataBox = version > 0 && (reader.number(2) & 15) === 1;
    reader.position += 2;
    const base = reader.number(baseSize) + (isInDataBox ? dataStart : 0);
    const extentCount = reader.number(2);
    for (let extent = 0; extent < extentCount; extent++) {
      reader.position += indexSize;
      const start = base + reader.number(offsetSize);
      const end = start + reader.number(lengthSize);
      if (end > bytes.length || end === start) throw new RangeError('An item exceeds the file.');
      if (extents.push({ item, start, end }) > maxExtents) throw new RangeError('The file has too many extents.');
    }
  }
  return extents;
}
