import { constants, inflateSync } from 'node:zlib';

/**
 * What makes a PDF more than pages: scripts and forms with scripts, programs to start, files within the file, sounds and
 * videos, places to send to, and passwords, behind which all of it could hide.
 */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|XFA|Rendition|RichMedia|GoToR|GoToE|ImportData|SubmitForm|Movie|Sound|Encrypt)(?![A-Za-z0-9])/;

const maxInflatedBytes = 40_000_000;
const maxTotalBytes = 200_000_000;

/** Looks at every byte, packed ones too: objects may lie in streams, and readers find them wherever they lie. */
export async function inspectPdf({ bytes }: { readonly bytes: Uint8Array }): Promise<{ readonly isPlain: boolean }> {
  const text = Buffer.from(bytes).toString('latin1');
  if (isActive(text)) return { isPlain: false };
  let total = 0;
  for (const { dictionary, data } of streamsIn(text)) {
    // Who packs objects in another way than everybody does has something to hide.
    if (/\/ObjStm/.test(dictionary) && !isPlainlyPacked(dictionary)) return { isPlain: false };
    const inflated = inflate(data);
    if (inflated === 'too large' && !/\/Image/.test(dictionary)) return { isPlain: false };
    if (typeof inflated === 'string') continue;
    total += inflated.length;
    if (total > maxTotalBytes || isActive(inflated.toString('latin1'))) return { isPlain: false };
  }
  return { isPlain: true };
}

/** A name may be written with the codes of its letters: `/J#61vaScript`. */
const unescaped = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isActive = (text: string) => activeNames.test(text) || activeNames.test(unescaped(text));

const isPlainlyPacked = (dictionary: string) =>
  /\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/[^F]|>>)/.test(dictionary) && !dictionary.includes('/DecodeParms');

interface PdfStream {
  /** What stands before it, with its dictionary. */
  readonly dictionary: string;
  readonly data: Buffer;
}

const dictionaryCharacters = 2_000;

function* streamsIn(text: string): Generator<PdfStream> {
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const end = text.indexOf('endstream', index);
    const before = text.slice(Math.max(0, index - dictionaryCharacters), index);
    const dictionary = unescaped(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
    yield { dictionary, data: Buffer.from(text.slice(index + word.length, end < 0 ? undefined : end), 'latin1') };
  }
}

function inflate(data: Buffer): Buffer | 'not packed' | 'too large' {
  try {
    // Half a stream is read as far as it goes, as readers do.
    return inflateSync(data, { maxOutputLength: maxInflatedBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'not packed';
  }
}
