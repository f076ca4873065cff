// Uploads that come half a byte a second, on more connections than there are places: others go on with theirs.
import { connect } from 'node:net';
import { tally } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { openUploader, photo, uploadPath } from './uploader.mjs';

const connections = 40;
const photos = 5;
const dripMs = 2_000;

/** @param {number} port @param {Record<string, string>} headers */
function drip(port, headers) {
  let isCut = false;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `POST ${uploadPath} HTTP/1.1\r\nHost: taga\r\nAuthorization: ${headers.authorization}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{',
    ),
  );
  const dripping = setInterval(() => socket.writable && socket.write('"'), dripMs);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(dripping);
      isCut = true;
      resolve(undefined);
    }),
  );
  return { closed, isCut: () => isCut, end: () => socket.destroy() };
}

/** @type {import('../attacks.mjs').Attack} */
export const slowUploads = {
  says: `${connections} uploads of two customers at half a byte a second, beside ${photos} photos of a third`,
  attack: () =>
    withVictim({ RATE_LIMIT_UPLOADS: '100000' }, async ({ address, port }) => {
      const [one, two, other] = [
        await openUploader(address, 1),
        await openUploader(address, 2),
        await openUploader(address, 3),
      ];
      const dripping = Array.from({ length: connections }, (_, index) => drip(port, (index % 2 ? one : two).headers));
      await new Promise((resolve) => setTimeout(resolve, dripMs));
      const served = [];
      for (let turn = 0; turn < photos; turn += 1) served.push(await other.upload(photo));
      // They are cut off by themselves, well before their body could have come.
      const tired = setTimeout(() => {
        for (const { end } of dripping) end();
      }, 60_000);
      const began = performance.now();
      await Promise.all(dripping.map(({ closed }) => closed));
      clearTimeout(tired);
      const cutMs = performance.now() - began;
      const slowestMs = Math.max(...served.map(({ ms }) => ms));
      return {
        held: served.every(({ status }) => status === 200) && cutMs < 50_000,
        figures: `photos ${tally(served.map(({ status }) => status))}, the slowest ${slowestMs.toFixed(0)} ms; all ${connections} cut off after ${(cutMs / 1000).toFixed(0)} s more`,
      };
    }),
};
