// Every attack, by the name it is asked for with. One more is a file beside these and a line here.

import { costlyPictures } from './attackers/costly-pictures.mjs';
import { guesses } from './attackers/guesses.mjs';
import { lockout } from './attackers/lockout.mjs';
import { nestedJson } from './attackers/nested-json.mjs';
import { oneAddress } from './attackers/one-address.mjs';
import { rowsForNobody } from './attackers/rows-for-nobody.mjs';
import { slowUploads } from './attackers/slow-uploads.mjs';
import { threeProcesses } from './attackers/three-processes.mjs';
import { timing } from './attackers/timing.mjs';
import { whoseAccount } from './attackers/whose-account.mjs';
import { crowd } from './crowd.mjs';
import { fullDisk } from './full-disk.mjs';
import { kills } from './kills.mjs';
import { largeBodies } from './large-bodies.mjs';
import { postmaster } from './postmaster.mjs';
import { slowBodies } from './slow-bodies.mjs';

/** @typedef {{ held: boolean, figures: string }} Result whether the server held, and what was seen, in one line */
/** @typedef {{ says: string, attack: (told: Record<string, string>) => Promise<Result> }} Attack */

/** @type {Record<string, Attack>} */
export const attacks = {
  'slow-bodies': slowBodies,
  'large-bodies': largeBodies,
  postmaster,
  crowd,
  kills,
  lockout,
  guesses,
  'whose-account': whoseAccount,
  'one-address': oneAddress,
  timing,
  'costly-pictures': costlyPictures,
  'nested-json': nestedJson,
  'slow-uploads': slowUploads,
  'rows-for-nobody': rowsForNobody,
  'three-processes': threeProcesses,
  'full-disk': fullDisk,
};
