import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Picture } from '../../media/identity/measures.ts';

const fixture = (name: string) => readFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

export const somebody = { face: fixture('eileen-collins.jpg') };
export const somebodyElse = { face: fixture('drawn-man.svg').then((svg) => sharp(svg).png().toBuffer()) };

type Someone = typeof somebody;

/** What the zone of the drawn passport says. */
export const passportPage = {
  photo: fixture('passport.jpg'),
  person: {
    fullName: 'MYA MYA KHIN',
    birthDate: '1990-05-17',
    passport: { number: 'MD123456', expiresOn: '2032-08-28' },
  },
};

export const videoSize = { width: 416, height: 480 };

/** As a camera would see them. */
export async function portrait({ face }: Someone): Promise<Picture> {
  const { data } = await sharp(await face)
    .resize({ ...videoSize, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...videoSize, data };
}

const card = { width: 1_000, height: 630 };

/** Rows of bars in place of what is written on a card. */
function printed(from: number): string {
  return Array.from({ length: 9 }, (_, row) => {
    const width = 180 + ((row * 137) % 340);
    return `<rect x="${from}" y="${70 + row * 56}" width="${width}" height="20" fill="#26323b"/>`;
  }).join('');
}

function cardOf(from: number): Buffer {
  const { width, height } = card;
  const frame = `<rect width="${width}" height="${height}" fill="#d9dfcf"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frame}${printed(from)}</svg>`,
  );
}

export async function frontOfCard({ face }: Someone): Promise<Buffer> {
  const photo = await sharp(await face)
    .resize({ width: 300, height: 380, fit: 'cover' })
    .toBuffer();
  return sharp(cardOf(420))
    .composite([{ input: photo, left: 60, top: 120 }])
    .jpeg()
    .toBuffer();
}

export function backOfCard(): Promise<Buffer> {
  return sharp(cardOf(80)).jpeg().toBuffer();
}

export function emptyImage(): Promise<Buffer> {
  return sharp({ create: { ...card, channels: 3, background: '#c9c9c9' } })
    .jpeg()
    .toBuffer();
}
