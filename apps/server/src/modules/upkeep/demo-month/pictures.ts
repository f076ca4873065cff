import { demoPictures } from '../demo-data/index.ts';
import type { MonthIdentity } from './plan.ts';
import { told } from './plan.ts';

/** Drawn by `scripts/draw-demo-faces.mjs`: the front of a card for each, by the number of the person. */
const drawn = import.meta.glob<string>('./faces/*.jpg', { query: '?inline', import: 'default', eager: true });

export interface MonthFile {
  readonly type: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

function fileOf(type: string, name: string, inlined: string): MonthFile {
  const [head = '', base64 = ''] = inlined.split(',');
  const mediaType = head.slice('data:'.length, head.indexOf(';'));
  return { type, name, mediaType, bytes: Buffer.from(base64, 'base64') };
}

const picture = (name: string) => drawn[`./faces/${name}.jpg`] ?? '';
const faceOf = (number: number) => picture(String(number).padStart(2, '0'));

/** What comes with an application for an account. Of the video there is one: whose it is, and who is somebody else. */
export function filesOfAccount(number: number, identity: MonthIdentity): readonly MonthFile[] {
  const { idFront, idBack, faceVideo, signature } = demoPictures;
  const isFilmed = number === told.verifiedWithVideo;
  const hasVideo = isFilmed || identity === 'mismatch';
  return [
    fileOf('PRIMARY-FRONT', 'id-front.jpg', isFilmed ? idFront : faceOf(number)),
    fileOf('PRIMARY-BACK', 'id-back.jpg', isFilmed ? idBack : picture('back')),
    ...(hasVideo ? [fileOf('SELFIE-VIDEO', 'face.webm', faceVideo)] : []),
    fileOf('SIGNATURE', 'signature.jpg', signature),
  ];
}

export function filesOfCard(number: number): readonly MonthFile[] {
  return [
    fileOf('ID_FRONT', 'id-front.jpg', faceOf(number)),
    fileOf('ID_BACK', 'id-back.jpg', picture('back')),
    fileOf('INCOME_PROOF', 'payslip.jpg', demoPictures.payslip),
  ];
}
