// 13 MB of brackets where a file belongs: nobody else waits for them, and the memory does not grow.
import { readFileSync } from 'node:fs';
import { tally, watchOthers } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { openUploader, uploadPath } from './uploader.mjs';

const bodies = 12;
const brackets = 13_000_000;
const longestMs = 1_000;
const mostMB = 300;

/** @param {number} pid */
function residentMB(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** @type {import('../attacks.mjs').Attack} */
export const nestedJson = {
  says: `${bodies} uploads of ${brackets / 1_000_000} MB of [ beside the file, four at a time`,
  attack: () =>
    withVictim({ RATE_LIMIT_UPLOADS: '100000' }, async ({ address, pid }) => {
      const { headers, beside } = await openUploader(address, 1);
      const body = `{"FileData":"${'A'.repeat(100)}","Further":${'['.repeat(brackets)}`;
      const before = residentMB(pid);
      const others = watchOthers(address);
      /** @type {(number | string)[]} */
      const statuses = [];
      let most = before;
      const watching = setInterval(() => {
        most = Math.max(most, residentMB(pid));
      }, 100);
      for (let turn = 0; turn < bodies; turn += 4) {
        const sent = Array.from({ length: 4 }, () =>
          fetch(address + uploadPath, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: turn % 8 ? body : `${JSON.stringify(beside).slice(0, -1)},"Further":${'['.repeat(brackets)}`,
          }).then(
            async (answer) => {
              await answer.text();
              return answer.status;
            },
            () => 'cut off',
          ),
        );
        statuses.push(...(await Promise.all(sent)));
      }
      clearInterval(watching);
      const waited = await others();
      const grown = most - before;
      return {
        held:
          statuses.every((status) => status !== 200 && status !== 500) &&
          waited.longestMs < longestMs &&
          grown < mostMB,
        figures: `${tally(statuses)}; others waited ${waited.longestMs.toFixed(0)} ms at most; ${grown.toFixed(0)} MB more`,
      };
    }),
};
