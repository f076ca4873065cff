import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { listForErasing, unnamedUntil } from '../../../files/erase-store.ts';
import type { EncryptedFiles, EncryptedWriter } from '../../../files/index.ts';
import { addPart, type Upload } from './store.ts';

export interface UploadDependencies {
  readonly db: Kysely<DB>;
  readonly files: EncryptedFiles;
  readonly now: () => Date;
}

/** What is written at a time. */
const batchBytes = 256 * 1024;
/**
 * What arrives slowly is kept in small parts, so that a server that stops loses little of it. What arrives quickly is
 * kept in larger ones, up to what the store thinks best, but never more than arrives in a second: each has to reach the
 * disk, and the database has to hear of it.
 */
const smallestPartBytes = batchBytes;
const quicklyMs = 1_000;
/** Somebody who sends a byte at a time would fill the disk with encryption headers. */
const maxParts = 400;
const namedAhead = 2;

/** A part that is being written. */
interface Part {
  readonly name: string;
  readonly writer: EncryptedWriter;
  bytes: number;
}

/** Takes what arrives until the connection ends, well or not. Each part is encrypted and written while it arrives. */
export async function receiveParts(
  started: Upload,
  customerId: string,
  arriving: AsyncIterable<Buffer>,
  dependencies: UploadDependencies,
): Promise<Upload> {
  const { files } = dependencies;
  let upload = started;
  let names: string[] = [];
  let part: Part | undefined;
  let enoughBytes = smallestPartBytes;
  let startedMs = performance.now();
  try {
    for await (const { pieces, bytes } of inBatches(arriving)) {
      refuseMore(upload, (part?.bytes ?? 0) + bytes);
      if (names.length === 0) names = await nameParts(upload, dependencies);
      part ??= await beginPart(names.pop() ?? '', customerId, files);
      await part.writer.write(pieces);
      part.bytes += bytes;
      const isQuick = performance.now() - startedMs < quicklyMs;
      if (part.bytes < enoughBytes && isQuick) continue;
      const written = part;
      part = undefined;
      upload = await savePart(upload, written, dependencies);
      enoughBytes = isQuick ? files.bestPartBytes : smallestPartBytes;
      startedMs = performance.now();
    }
  } catch (error) {
    await part?.writer.drop();
    throw error;
  }
  return part ? savePart(upload, part, dependencies) : upload;
}

function refuseMore({ receivedBytes, lengthBytes, parts }: Upload, bytes: number): void {
  if (receivedBytes + bytes > lengthBytes) throw new DomainError(errorCodes.fileTooLarge);
  if (parts.length >= maxParts) throw new DomainError(errorCodes.tooManyFiles);
}

/** Listed for erasing before they are written, all in one go: most of the time goes into what must reach the disk. */
async function nameParts(
  { id, lengthBytes, receivedBytes }: Upload,
  { db, now }: UploadDependencies,
): Promise<string[]> {
  const count = Math.min(Math.ceil((lengthBytes - receivedBytes) / smallestPartBytes), namedAhead);
  const names = Array.from({ length: count }, () => `uploads/${id}/${randomUUID()}`);
  await listForErasing(db, names, unnamedUntil(now()));
  return names;
}

async function beginPart(name: string, customerId: string, files: EncryptedFiles): Promise<Part> {
  return { name, bytes: 0, writer: await files.begin(name, customerId) };
}

async function savePart(upload: Upload, part: Part, { db, files }: UploadDependencies): Promise<Upload> {
  const { id, receivedBytes: offset, parts } = upload;
  const { name, writer, bytes } = part;
  await writer.finish();
  if (await addPart(db, { id, offset, part: name, bytes })) {
    return { ...upload, receivedBytes: offset + bytes, parts: [...parts, name] };
  }
  // Another connection of the same customer was quicker, and nobody may fill the disk by losing on purpose.
  await files.remove(name);
  throw new DomainError(errorCodes.uploadOffsetWrong);
}

/** Also what had arrived of the last when the connection broke off. */
async function* inBatches(arriving: AsyncIterable<Buffer>): AsyncGenerator<{ pieces: Buffer[]; bytes: number }> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of arriving) {
      pieces.push(chunk);
      bytes += chunk.length;
      if (bytes < batchBytes) continue;
      yield { pieces, bytes };
      [pieces, bytes] = [[], 0];
    }
  } catch {
    // The client has gone; what it sent counts.
  }
  if (bytes > 0) yield { pieces, bytes };
}
