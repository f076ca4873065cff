// A customer with an application to put photos into.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeCustomer, signIn, visit } from '../../../bench/wire.mjs';
import { root } from '../../root.mjs';

const picture = readFileSync(join(root, 'apps/server/src/modules/upkeep/demo-data/pictures/id-front.jpg'));
export const photo = `data:image/jpeg;base64,${picture.toString('base64')}`;

export const uploadPath = '/upload/create-account/file_upload';

/** @param {string} address @param {number} number tells people apart */
export async function openUploader(address, number) {
  const customer = await becomeCustomer(address, number, { UID_VALUE: `12/DAGAMA(N)${100_000 + number}` });
  const { headers, ask, loginId } = await signIn(address, await visit(address), customer);
  const wanted = { LoginId: loginId, AccountClass: '301', Currency: 'MMK', IsFCY: false };
  const { AuthorizationReqId } = await ask('/api/create-account/info/by/account_class', wanted);
  const beside = {
    AuthorizationReqId,
    LoginId: loginId,
    AccountClass: '301',
    FileType: 'PRIMARY-FRONT',
    FileName: 'photo.jpg',
  };
  return {
    headers,
    beside,
    /** @param {string} FileData @returns {Promise<{ status: number | string, ms: number }>} */
    async upload(FileData) {
      const began = performance.now();
      const status = await fetch(address + uploadPath, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...beside, FileData }),
      }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 'cut off',
      );
      return { status, ms: performance.now() - began };
    },
  };
}
