import { createRequire } from 'node:module';
import { openImage } from '../image-decoder.ts';
import type { PassportReading } from './measures.ts';

/** What we use of libraries that have no types of their own. */
interface Zones {
  getMrz(image: unknown, options?: object): unknown;
  readMrz(zone: unknown, options?: object): Promise<{ readonly mrz: readonly string[] }>;
}
interface Images {
  readonly Image: new (width: number, height: number, data: Uint8Array, options: object) => unknown;
}

const require = createRequire(import.meta.url);

/** What the reader was tried with; more pixels make it slower and no better. */
const sidePixels = 1_500;

export async function readPassport({ bytes }: { readonly bytes: Uint8Array }): Promise<PassportReading> {
  const { getMrz, readMrz } = require('mrz-detection') as Zones;
  const { Image } = require('image-js') as Images;
  const { data, info } = await (await openImage(bytes))
    .resize({ width: sidePixels, height: sidePixels, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  try {
    const page = new Image(info.width, info.height, data, { components: 3, alpha: 0 });
    const { mrz } = await readMrz(getMrz(page));
    return await parse(mrz);
  } catch {
    // A page without a zone is met with all kinds of errors of the libraries.
    return { found: 'nothing' };
  }
}

const passportLines = { count: 2, characters: 44 };

const sexes: Readonly<Record<string, 'M' | 'F'>> = { male: 'M', female: 'F' };

async function parse(read: readonly string[]): Promise<PassportReading> {
  const { parse: parseZone } = await import('mrz');
  const isPassport =
    read.length === passportLines.count && read.every(({ length }) => length === passportLines.characters);
  if (!isPassport) return { found: 'unclear' };
  // Letters and digits that look alike are told apart by where they stand, and by the check digits.
  const { details, fields } = parseZone([...read], { autocorrect: true });
  const { documentNumber, birthDate, expirationDate, firstName, lastName, issuingState, nationality, sex } = fields;
  const checkDigits = details.filter(({ field }) => field?.endsWith('CheckDigit'));
  const isConsistent = checkDigits.length > 0 && checkDigits.every(({ valid }) => valid);
  if (!isConsistent || !documentNumber || !birthDate || !expirationDate) return { found: 'unclear' };
  const zone = {
    number: documentNumber,
    birthDate,
    expiresOn: expirationDate,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    issuer: issuingState ?? '',
    nationality: nationality ?? '',
    sex: sexes[sex ?? ''] ?? '',
  } as const;
  return { found: 'zone', zone };
}
