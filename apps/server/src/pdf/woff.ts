import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

interface Table {
  /** Tag and checksum stay as they are. */
  readonly tag: Buffer;
  readonly checksum: Buffer;
  readonly data: Buffer;
}

/** The TrueType font inside a WOFF file. npm carries web fonts only, and HarfBuzz reads plain ones only. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index));
  const directory = Buffer.alloc(sfntHeaderBytes + tables.length * sfntEntryBytes);
  woff.copy(directory, 0, 4, 8);
  writeSearchFields(directory, tables.length);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, index: number): Table {
  const entry = woffHeaderBytes + index * woffEntryBytes;
  const [start, packedBytes, bytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const packed = woff.subarray(start, start + packedBytes);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    // A table that would not have become smaller is stored as it is.
    data: packedBytes < bytes ? inflateSync(packed) : packed,
  };
}

/** How many tables there are, and what a binary search over them starts from. */
function writeSearchFields(directory: Buffer, count: number): void {
  const exponent = Math.floor(Math.log2(count));
  const searchRange = 2 ** exponent * sfntEntryBytes;
  [count, searchRange, exponent, count * sfntEntryBytes - searchRange].forEach((value, index) => {
    directory.writeUInt16BE(value, 4 + index * 2);
  });
}
