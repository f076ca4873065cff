import {
  getLifetimes,
  getMapTiles,
  getReaderToken,
  listBranches,
  listStates,
  listTownships,
} from '@taga/contract/endpoints';
import { states } from '@taga/reference/states';
import { townships } from '@taga/reference/townships';
import { type Implementation, implement, implementFixed } from '../../../http/endpoints/implement.ts';
import type { AnonymousTokens } from '../../access/anonymous-tokens/index.ts';
import { findBranches } from './find-branches.ts';

interface ReferenceSettings {
  /** Where pictures of the map come from; without any the browser draws our own outlines. */
  readonly mapTilesUrl: string | undefined;
  readonly mapTilesCredit: string;
  readonly sessionLifetimeS: number;
  readonly loginLockS: number;
  readonly emailLinkLifetimeS: number;
}

export function referenceRoutes(tokens: AnonymousTokens, settings: ReferenceSettings): Implementation[] {
  const { mapTilesUrl, mapTilesCredit, sessionLifetimeS, loginLockS, emailLinkLifetimeS } = settings;
  const tiles = mapTilesUrl ? { Url: mapTilesUrl, Credit: mapTilesCredit } : null;
  return [
    implement(getReaderToken, 'tokens', async ({ noteIssued }) => {
      const issued = await tokens.issue('reader');
      noteIssued(issued.access_token, true);
      return issued;
    }),
    implementFixed(listStates, 'reference', { Data: { States: [...states] } }),
    implementFixed(listTownships, 'reference', { Data: { Townships: [...townships] } }),
    implement(listBranches, 'reference', ({ query }) => ({ Data: findBranches(query) })),
    implementFixed(getMapTiles, 'reference', { Data: { Tiles: tiles } }),
    implementFixed(getLifetimes, 'reference', {
      Data: { Session: sessionLifetimeS, LoginLock: loginLockS, EmailLink: emailLinkLifetimeS },
    }),
  ];
}
