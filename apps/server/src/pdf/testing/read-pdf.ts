import { inflateSync } from 'node:zlib';

/** A piece of text as the page draws it. */
interface DrawnRun {
  /** What a reader of the file copies: the text as it was written. */
  readonly text: string;
  /** The letters of the glyphs, in the order they are drawn. */
  readonly drawn: string;
  readonly hasMissingGlyph: boolean;
}

interface ReadPdf {
  readonly runs: readonly DrawnRun[];
  /** All that is written, with ordinary spaces. */
  readonly text: string;
  readonly pages: number;
}

type Letters = ReadonlyMap<string, string>;

const textObjects = /BT\n([\s\S]*?)\nET/g;
const actualText = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads back what the server's own writer makes of a text; no reader for the PDFs of others. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const whole = file.toString('latin1');
  const fonts = new Map(
    Array.from(whole.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, lettersOf(objects, id)]),
  );
  const contents = Array.from(whole.matchAll(/\/Contents (\d+) 0 R/g), ([, id = '']) => objects.get(id)?.stream ?? '');
  const runs = contents.flatMap((content) =>
    Array.from(content.matchAll(textObjects), ([, operators = '']) => readRun(operators, fonts)),
  );
  return {
    runs,
    text: runs
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' '),
    pages: contents.length,
  };
}

function objectsOf(file: Buffer): Map<string, { readonly dictionary: string; readonly stream: string }> {
  const objects = file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(objects, ([, id = '', body = '']) => {
      const [dictionary = '', packed] = body.split(/\nstream\n/, 2);
      const bytes = Buffer.from(packed?.slice(0, packed.lastIndexOf('\nendstream')) ?? '', 'latin1');
      const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
      return [id, { dictionary, stream: stream.toString('latin1') }];
    }),
  );
}

/** Which letters each glyph of a font stands for, from the table the file carries for its readers. */
function lettersOf(objects: ReturnType<typeof objectsOf>, fontId: string): Letters {
  const [, tableId = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.dictionary ?? '') ?? [];
  const ranges = (objects.get(tableId)?.stream ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g);
  return new Map(
    Array.from(ranges).flatMap(([, first = '', list = '']) =>
      Array.from(list.matchAll(/<([^>]*)>/g), ([, hex = ''], index): [string, string] => {
        const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
        return [glyph, decodeUtf16(Buffer.from(hex.replaceAll(' ', ''), 'hex'))];
      }),
    ),
  );
}

function readRun(operators: string, fonts: ReadonlyMap<string, Letters>): DrawnRun {
  const [, font = ''] = /\/(F\d+) [\d.]+ Tf/.exec(operators) ?? [];
  const letters = fonts.get(font);
  const glyphs = Array.from(operators.matchAll(/\[(<[^\]]*)\] TJ/g), ([, shown = '']) => shown)
    .flatMap((shown) => shown.match(/<([0-9a-f]+)>/g) ?? [])
    .flatMap((codes) => codes.match(/[0-9a-f]{4}/g) ?? []);
  const drawn = glyphs.map((glyph) => letters?.get(glyph) ?? '\ufffd').join('');
  const [, actual] = actualText.exec(operators) ?? [];
  return {
    drawn,
    text: actual === undefined ? drawn : decodeUtf16(withoutEscapes(actual)).slice(1),
    hasMissingGlyph: glyphs.includes('0000'),
  };
}

function withoutEscapes(text: string): Buffer {
  return Buffer.from(
    text.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter),
    'latin1',
  );
}

function decodeUtf16(bigEndian: Buffer): string {
  return Buffer.from(bigEndian).swap16().toString('utf16le');
}
