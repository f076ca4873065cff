import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { createBase64Decoder } from './base64-decoder.ts';
import { EndpointError } from './endpoint-error.ts';

/** JSON without the file that one of its fields holds. */
export interface JsonWithFile {
  readonly text: string;
  /** What stands in the text in the place of the file; nobody can guess it. */
  readonly mark: string;
  /** Nothing where there was none, or it was no base64. */
  readonly file: Buffer | undefined;
}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const opening = new Set<number | undefined>([...Buffer.from('[{')]);
const closing = new Set<number | undefined>([...Buffer.from(']}')]);
/** Enough to hold the name of a field, and the space around its colon. */
const tailBytes = 100;
/** What the fields beside the file may take. Whatever is larger or deeper is not worth the time that parsing takes. */
export const maxBytesBesideFile = 16 * 1024;
const maxLevels = 20;

/**
 * Reads JSON piece by piece and decodes the base64 in one field while it arrives. Read as a whole, a file would be in
 * memory four times over: as bytes, as text, as a value and decoded.
 *
 * What is written in another way than programs write it, such as a field whose name is escaped, stays in the text. The
 * text is bounded while it arrives: megabytes of nested brackets would keep everybody waiting while they are parsed.
 */
export function createFileTaker(field: string, mostBytes: number) {
  const mark: string = randomUUID();
  const startsFile = new RegExp(`(?<!\\\\)"${field}"\\s*:\\s*"$`);
  const decoder = createBase64Decoder(mostBytes);
  const beside: Buffer[] = [];
  let tail = '';
  let isInString = false;
  let isEscaped = false;
  let where: 'before' | 'inside' | 'after' = 'before';
  let cutOff = '';
  let isEmpty = true;
  let bytesBeside = 0;
  let level = 0;

  function keep(piece: Buffer): void {
    bytesBeside += piece.length;
    if (bytesBeside > maxBytesBesideFile) throw new EndpointError(errorCodes.bodyTooLarge);
    beside.push(piece);
    tail = (tail + piece.toString('latin1', Math.max(piece.length - tailBytes, 0))).slice(-tailBytes);
  }

  /** What is cut off in the middle of an escape waits for the rest of it. */
  function take(piece: Buffer): void {
    if (piece.length > 0) isEmpty = false;
    const text = cutOff + piece.toString('latin1');
    const cut = /\\(?:u[0-9a-f]{0,3})?$/i.exec(text)?.index ?? text.length;
    cutOff = text.slice(cut);
    decoder.add(unescaped(text.slice(0, cut)));
  }

  function isFileAt(chunk: Buffer, from: number, at: number): boolean {
    const isFar = at - from >= tailBytes;
    const near = chunk.toString('latin1', isFar ? at - tailBytes : from, at + 1);
    return startsFile.test(isFar ? near : tail + near);
  }

  /** Where the string ends that is being read, or the chunk. */
  function endOfString(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length && (isEscaped || chunk[at] !== quote); at += 1) {
      isEscaped = !isEscaped && chunk[at] === backslash;
    }
    return at;
  }

  /** Where the next string starts, or the chunk ends. More than may stand beside the file is refused anyway, and not looked at. */
  function startOfString(chunk: Buffer, from: number): number {
    const end = Math.min(indexOfQuote(chunk, from), from + maxBytesBesideFile + 1);
    for (let at = from; at < end; at += 1) {
      if (opening.has(chunk[at])) level += 1;
      else if (closing.has(chunk[at])) level -= 1;
      if (level > maxLevels) throw new EndpointError(errorCodes.badJson);
    }
    return indexOfQuote(chunk, from);
  }

  return {
    add(chunk: Buffer): void {
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        at = isInString ? endOfString(chunk, at) : startOfString(chunk, at);
        if (at === chunk.length) break;
        if (where === 'inside') {
          take(chunk.subarray(from, at));
          [where, from] = ['after', at];
          if (!isEmpty) beside.push(Buffer.from(mark));
        } else if (!isInString && where === 'before' && isFileAt(chunk, from, at)) {
          keep(chunk.subarray(from, at + 1));
          [where, from] = ['inside', at + 1];
        }
        isInString = !isInString;
      }
      if (where === 'inside') take(chunk.subarray(from));
      else keep(chunk.subarray(from));
    },
    end(): JsonWithFile {
      const text = Buffer.concat(beside).toString('utf8');
      return { text, mark, file: where === 'before' ? undefined : decoder.end() };
    },
  };
}

function indexOfQuote(chunk: Buffer, from: number): number {
  const at = chunk.indexOf(quote, from);
  return at < 0 ? chunk.length : at;
}

/** Some programs escape a slash or a plus. What else may be escaped is no base64, and stays what it is. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([0-9a-f]{4})|\/)/gi, (_, code?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : '/',
  );
}
