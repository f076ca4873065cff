/**
 * Draws the fronts of ID cards that the people of the demo month send: a flat card with a drawn face, and lines where words
 * would be. None of it is anybody, or looks like a real card. To be run when there are more people, or other ones.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createRandom } from './seeded.mjs';

/** The server's own. */
const ofServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const sharp = ofServer('sharp');

const folder = new URL('../apps/server/src/modules/upkeep/demo-month/faces/', import.meta.url);
const count = 60;
const [width, height] = [280, 176];

const skins = ['#f0c8a0', '#e3b183', '#d69f70', '#c68b5c', '#ab7347', '#8f5d38'];
const hairs = ['#15110f', '#1c1512', '#241a15', '#2b1d16', '#38281e', '#4a3324', '#15110f', '#7c7772', '#b5b0aa'];
const clothes = ['#2f5d8a', '#8a2f4a', '#3f7a57', '#7a5a2f', '#5b4a86', '#a8572e', '#34707a', '#6b6b2c'];
const papers = ['#e9eef3', '#f3ece2', '#e6f0ea', '#efe8f1'];

/** @param {number} number */
function cardOf(number) {
  const random = createRandom(number * 7919);
  /** @param {number} from @param {number} to */
  const between = (from, to) => Math.round((from + random() * (to - from)) * 10) / 10;
  /** @param {readonly string[]} all */
  const pick = (all) => all[Math.floor(random() * all.length)] ?? all[0];
  // People and their pictures take turns: those with an even number wear their hair long.
  const isLong = number % 2 === 0;
  const [skin, hair, cloth, paper] = [pick(skins), pick(hairs), pick(clothes), pick(papers)];
  const [half, tall] = [between(20, 27), between(27, 34)];
  const [eyes, apart, brow] = [between(1.8, 3.1), between(8, 11.5), between(-2, 2)];
  const [mouth, smile] = [between(5, 10), between(-1, 5)];
  const fringe = between(6, 16);
  const line = (/** @type {number} */ y, /** @type {number} */ long, /** @type {number} */ thick) =>
    `<rect x="122" y="${y}" width="${long}" height="${thick}" rx="${thick / 2}" fill="#8b95a1"/>`;
  const lines = [0, 1, 2, 3].map((index) => line(62 + index * 19, between(60, 135), 6)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#cfd4da"/>
    <rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="10" fill="${paper}"/>
    <rect x="4" y="4" width="${width - 8}" height="26" rx="10" fill="${cloth}" opacity="0.55"/>
    ${line(44, between(70, 120), 8)}${lines}
    <rect x="16" y="42" width="92" height="118" rx="4" fill="#ffffff"/>
    <clipPath id="photo"><rect x="16" y="42" width="92" height="118" rx="4"/></clipPath>
    <g clip-path="url(#photo)"><g transform="translate(62 98)">
      ${isLong ? `<rect x="${-half - 6}" y="${-tall - 2}" width="${half * 2 + 12}" height="${between(62, 92)}" rx="${half}" fill="${hair}"/>` : ''}
      <ellipse cx="0" cy="${tall + 34}" rx="${between(40, 50)}" ry="30" fill="${cloth}"/>
      <rect x="-9" y="${tall - 12}" width="18" height="24" rx="8" fill="${skin}"/>
      <ellipse cx="0" cy="0" rx="${half}" ry="${tall}" fill="${skin}"/>
      <path d="M ${-half - 2} 0 Q ${-half - 2} ${-tall - 9} 0 ${-tall - 8} Q ${half + 2} ${-tall - 9} ${half + 2} 0 Q ${half - 4} ${-fringe} ${between(-8, 8)} ${-fringe - 4} Q ${-half + 4} ${-fringe} ${-half - 2} 0 Z" fill="${hair}"/>
      <circle cx="${-apart}" cy="2" r="${eyes}" fill="#1d1714"/><circle cx="${apart}" cy="2" r="${eyes}" fill="#1d1714"/>
      <path d="M ${-apart - 5} -6 q 5 ${-3 + brow} 10 0 M ${apart - 5} -6 q 5 ${-3 + brow} 10 0" stroke="${hair}" stroke-width="2" fill="none"/>
      <path d="M 0 4 q ${between(2, 4)} 6 -1 8" stroke="#00000055" stroke-width="1.6" fill="none"/>
      <path d="M ${-mouth} 17 q ${mouth} ${smile} ${mouth * 2} 0" stroke="#8a3b36" stroke-width="2.6" fill="none" stroke-linecap="round"/>
      ${random() < 0.25 ? `<g fill="none" stroke="#333" stroke-width="1.6"><circle cx="${-apart}" cy="2" r="6.5"/><circle cx="${apart}" cy="2" r="6.5"/><path d="M ${-apart + 6.5} 2 H ${apart - 6.5}"/></g>` : ''}
      ${!isLong && random() < 0.3 ? `<path d="M -7 13 q 7 -3 14 0" stroke="${hair}" stroke-width="3" fill="none"/>` : ''}
    </g></g>
  </svg>`;
}

/** Every card has the same. */
const back = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#cfd4da"/>
  <rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="10" fill="#eef0f2"/>
  ${[0, 1, 2, 3, 4, 5].map((index) => `<rect x="20" y="${30 + index * 21}" width="${230 - ((index * 53) % 110)}" height="6" rx="3" fill="#8b95a1"/>`).join('')}
</svg>`;

/** @param {string} name @param {string} drawing */
async function save(name, drawing) {
  const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 55, mozjpeg: true }).toBuffer();
  writeFileSync(new URL(`${name}.jpg`, folder), picture);
}

mkdirSync(folder, { recursive: true });
for (let number = 1; number <= count; number += 1) await save(String(number).padStart(2, '0'), cardOf(number));
await save('back', back);
