// Whether time tells who is known, in every call that names somebody: the measurement of the bench, shortened.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** @type {import('../attacks.mjs').Attack} */
export const timing = {
  says: 'known and unknown people asked for in turns (pairs=500)',
  attack: ({ pairs = '500' }) =>
    new Promise((resolve) => {
      execFile(process.execPath, [join(root, 'bench/known-unknown.mjs'), pairs], (error, said) => {
        const areas = [...said.matchAll(/AUC (\d\.\d+)/g)].map(([, area]) => area);
        resolve({ held: !error, figures: `${areas.length} calls, AUC ${areas.join(', ')}` });
      });
    }),
};
