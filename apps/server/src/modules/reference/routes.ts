import { getReaderToken, listBranches, listStates, listTownships } from '@taga/contract/calls';
import { states } from '@taga/reference/states';
import { townships } from '@taga/reference/townships';
import { type Implementation, implement } from '../../http/implement.ts';
import type { AnonymousTokens } from '../anonymous-tokens/index.ts';
import { findBranches } from './find-branches.ts';

export function referenceRoutes(tokens: AnonymousTokens): Implementation[] {
  return [
    implement(getReaderToken, 'tokens', () => tokens.issue('reader')),
    implement(listStates, 'reference', () => ({ Data: { States: [...states] } })),
    implement(listTownships, 'reference', () => ({ Data: { Townships: [...townships] } })),
    implement(listBranches, 'reference', ({ query }) => ({ Data: findBranches(query) })),
  ];
}
