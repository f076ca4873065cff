// Small files that would be huge pictures, one after the other, beside somebody with ordinary photos.
import { crc32, deflateSync } from 'node:zlib';
import { tally } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { openUploader, photo } from './uploader.mjs';

const heights = [49_000_000, 20_000_000, 65_000];
const photos = 6;
const longestMs = 5_000;

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** One pixel wide, in grey. @param {number} height */
function towerOf(height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2 * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** @type {import('../attacks.mjs').Attack} */
export const costlyPictures = {
  says: `pictures of 1 × ${heights.map((height) => height.toLocaleString('en')).join(', ')} pixels, beside ${photos} photos`,
  attack: () =>
    withVictim({ RATE_LIMIT_UPLOADS: '100000' }, async ({ address }) => {
      const [attacker, other] = [await openUploader(address, 1), await openUploader(address, 2)];
      let isOver = false;
      /** @type {(number | string)[]} */
      const refused = [];
      const attacking = (async () => {
        for (let turn = 0; !isOver; turn += 1) {
          refused.push((await attacker.upload(towerOf(heights[turn % heights.length] ?? 1))).status);
        }
      })();
      const served = [];
      for (let turn = 0; turn < photos; turn += 1) served.push(await other.upload(photo));
      isOver = true;
      await attacking;
      const slowestMs = Math.max(...served.map(({ ms }) => ms));
      return {
        held: served.every(({ status }) => status === 200) && !refused.includes(200) && slowestMs < longestMs,
        figures: `pictures ${tally(refused)}; photos ${tally(served.map(({ status }) => status))}, the slowest ${slowestMs.toFixed(0)} ms`,
      };
    }),
};
