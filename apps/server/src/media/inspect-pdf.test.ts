import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((each) => Buffer.from(each)), Buffer.from('\n%%EOF')]);
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    data,
    Buffer.from('\r\nendstream\nendobj\n'),
  ]);
const isPlain = async (bytes: Buffer) => (await inspectPdf({ bytes })).isPlain;
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF of pages alone is plain', () => {
  test.each<[string, Buffer]>([
    ['with nothing in it', pdf('1 0 obj\n<<>>\nendobj')],
    ['with packed text', pdf(stream('/Filter /FlateDecode', deflateSync('BT (my pay) Tj ET')))],
    ['with packed objects', pdf(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync('1 0 << /Type /Page >>')))],
    [
      'with a large picture',
      pdf(stream('/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000)))),
    ],
    ['with a stream that breaks off', pdf(stream('/Filter /FlateDecode', deflateSync('x'.repeat(900)).subarray(0, 9)))],
    ['with a name that only begins alike', pdf('<< /EncryptMetadata false /Launcher 1 >>')],
  ])('%s', async (_what, bytes) => {
    expect(await isPlain(bytes)).toBe(true);
  });
});

describe('a PDF that does more is not [SEC-009]', () => {
  test.each<[string, Buffer]>([
    ['a script', pdf(`1 0 obj ${script} endobj`)],
    ['a script written in codes', pdf('1 0 obj << /S /J#61va#53cript >> endobj')],
    ['a script in packed objects', pdf(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(`1 0 ${script}`)))],
    ['a script in a stream that says nothing of itself', pdf(stream('', deflateSync(script)))],
    ['a script in an object inside a stream', pdf(stream('', Buffer.from(script)))],
    ['objects packed twice', pdf(stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('00>')))],
    [
      'objects packed against their row before',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync('x'))),
    ],
    ['a program to start', pdf('<< /S /Launch /F (calc.exe) >>')],
    ['a file within the file', pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['a form with scripts', pdf('<< /AcroForm << /XFA 3 0 R >> >>')],
    ['a password', pdf('trailer << /Encrypt 5 0 R >>')],
    ['two hundred times its size', pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000))))],
  ])('%s', async (_what, bytes) => {
    expect(await isPlain(bytes)).toBe(false);
  });
});
