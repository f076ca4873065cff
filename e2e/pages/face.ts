import type { Page } from '@playwright/test';
import { backOfCard, frontOfCard, passportPage, somebody } from '../../apps/server/src/identity/testing/pictures.ts';
import { portraitTurned } from '../../apps/server/src/identity/testing/portrait-turned.ts';
import type { Language } from './addresses.ts';
import { textsOf } from './texts.ts';

/** The documents of somebody whose face is in the public domain, and who they are by their passport. */
export const ownDocuments = async () => ({
  front: await frontOfCard(somebody),
  back: await backOfCard(),
  passport: await passportPage.photo,
  person: passportPage.person,
});

const turnedDegrees = 24;

const pictureTurned = async (degrees: number) => (await portraitTurned(somebody, degrees)).toString('base64');

/** Puts the same person before the camera of a page. They turn their head when the page asks them to. */
export async function lookIntoCamera(page: Page, language: Language): Promise<void> {
  const text = textsOf(language);
  const pictures = {
    ahead: await pictureTurned(0),
    left: await pictureTurned(turnedDegrees),
    right: await pictureTurned(-turnedDegrees),
  };
  const prompts = { left: text('capture.selfie.left'), right: text('capture.selfie.right') };
  await page.addInitScript(showPerson, { pictures, prompts });
}

interface Person {
  readonly pictures: Readonly<Record<'ahead' | 'left' | 'right', string>>;
  readonly prompts: Readonly<Record<'left' | 'right', string>>;
}

/** Runs in the page: a camera that is a canvas, on which the person is drawn as they are asked to look. */
function showPerson({ pictures, prompts }: Person) {
  const framesPerSecond = 10;
  const size = { width: 640, height: 480 };
  const open = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  };

  async function getUserMedia() {
    const seen = {
      ahead: await open(pictures.ahead),
      left: await open(pictures.left),
      right: await open(pictures.right),
    };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    // Burmese carries marks between its words that say where a line may end.
    const plain = (words: string) => words.replaceAll(/[\u200b\u2060]/g, '');
    const draw = () => {
      const words = plain(document.body.innerText);
      const asksFor = (side: 'left' | 'right') => words.includes(plain(prompts[side]));
      const turn = asksFor('left') ? 'left' : asksFor('right') ? 'right' : 'ahead';
      const person = seen[turn];
      pen.fillStyle = '#8a8f94';
      pen.fillRect(0, 0, size.width, size.height);
      pen.drawImage(person, (size.width - person.width) / 2, 0);
    };
    draw();
    const stream = canvas.captureStream(framesPerSecond);
    const timer = setInterval(draw, 1000 / framesPerSecond);
    stream.getTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
    return stream;
  }
  navigator.mediaDevices.getUserMedia = getUserMedia;
}
