import { randomBytes } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { describe, expect, test } from 'vitest';
import { EndpointError } from './endpoint-error.ts';
import { createFileTaker, maxBytesBesideFile } from './file-in-json.ts';

const file = randomBytes(300);
const base64 = file.toString('base64');

/** As it comes from a network: cut wherever it pleases. */
function read(json: string, pieceBytes: number) {
  const bytes = Buffer.from(json);
  const taker = createFileTaker('FileData', bytes.length);
  for (let at = 0; at < bytes.length; at += pieceBytes) taker.add(bytes.subarray(at, at + pieceBytes));
  const { text, mark, file: taken } = taker.end();
  return { value: JSON.parse(text), mark, taken };
}

const slashesEscaped = (json: string) => json.replaceAll('/', '\\/').replaceAll('+', '\\u002B');

describe.each([1, 2, 3, 5, 64, 100_000])('in pieces of %i bytes a file is taken out of JSON', (pieceBytes) => {
  test.each([
    ['alone', JSON.stringify({ FileData: base64 })],
    ['with others around it', JSON.stringify({ FileName: 'a "b" မြန်မာ', FileData: base64, Last: '\\' })],
    ['as a browser writes it', JSON.stringify({ FileData: `data:application/pdf;base64,${base64}` })],
    ['spread out', JSON.stringify({ Video: { Name: '', FileData: base64 } }, null, 4)],
    ['with its slashes escaped', slashesEscaped(JSON.stringify({ FileData: base64 }))],
  ])('%s', (_how, json) => {
    const { value, mark, taken } = read(json, pieceBytes);
    expect(taken?.equals(file)).toBe(true);
    const sent = JSON.parse(json);
    expect(value).toEqual(sent.Video ? { Video: { ...sent.Video, FileData: mark } } : { ...sent, FileData: mark });
  });

  test.each([
    ['there is none', { FileName: 'FileData' }],
    ['it is empty', { FileData: '' }],
    ['it is no text', { FileData: null, FileName: 'a' }],
    ['its name is only a part of one', { 'a"FileData': base64 }],
  ])('but nothing where %s', (_why, sent) => {
    const { value, taken } = read(JSON.stringify(sent), pieceBytes);
    expect([value, taken]).toEqual([sent, undefined]);
  });

  test.each(['!!!!', 'AAA', `${'A'.repeat(40)}\n`, '=AAA', 'AA==AAAA', `${base64.slice(0, 200)}"`, '\\u0041AAA'])(
    'and %j is no file',
    (FileData) => {
      expect(read(JSON.stringify({ FileData, Last: 1 }), pieceBytes)).toMatchObject({ taken: undefined });
    },
  );
});

describe.each([7, 64 * 1024])(
  'in pieces of %i bytes what stands beside the file is bounded while it arrives',
  (pieceBytes) => {
    const mebibyte = 1024 * 1024;
    const tooLarge = errorCodes.bodyTooLarge;

    /** How much of it was looked at before it was refused. */
    function refusedAfter(json: string): { code: unknown; bytes: number } {
      const bytes = Buffer.from(json);
      const taker = createFileTaker('FileData', bytes.length);
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        try {
          taker.add(bytes.subarray(at, at + pieceBytes));
        } catch (error) {
          expect(error).toBeInstanceOf(EndpointError);
          return { code: (error as EndpointError).code, bytes: at };
        }
      }
      return { code: undefined, bytes: bytes.length };
    }

    test.each([
      ['nested brackets', '['.repeat(mebibyte), errorCodes.badJson],
      ['nested objects', '{"a":'.repeat(mebibyte / 4), errorCodes.badJson],
      ['brackets behind the file', `{"FileData":"${base64}","a":${'['.repeat(mebibyte)}`, errorCodes.badJson],
      ['a long string', `{"a":"${'x'.repeat(mebibyte)}"}`, tooLarge],
      ['many quotes', `[${'"",'.repeat(mebibyte / 4)}""]`, tooLarge],
      ['a file under an escaped name', `{"FileD\\u0061ta":"${'A'.repeat(mebibyte)}"}`, tooLarge],
      ['a second file', `{"FileData":"${base64}","FileData":"${'A'.repeat(mebibyte)}"}`, tooLarge],
      ['space', `{"FileData":"${base64}"${' '.repeat(mebibyte)}}`, tooLarge],
    ])('%s', (_what, json, code) => {
      const refused = refusedAfter(json);
      expect(refused.code).toBe(code);
      expect(refused.bytes).toBeLessThan(maxBytesBesideFile + base64.length + 2 * pieceBytes);
    });

    test('a large file and ordinary fields are not', () => {
      const large = randomBytes(mebibyte).toString('base64');
      const fields = { Files: [{ Name: 'x'.repeat(8_000) }], FileData: large };
      expect(refusedAfter(JSON.stringify(fields)).code).toBeUndefined();
    });
  },
);
