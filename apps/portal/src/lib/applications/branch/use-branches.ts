import { branchLookupDelayMs } from '@taga/contract/constants';
import { listBranches } from '@taga/contract/endpoints/branches';
import type { BranchRecord } from '@taga/contract/records/customers/place';
import { ApiError } from '@taga/web/api';
import { type DomainError, findDomainError } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';

export type Branches =
  | { readonly kind: 'none' | 'asking' | 'failed' }
  | { readonly kind: 'found'; readonly list: readonly BranchRecord[] }
  | { readonly kind: 'refused'; readonly domainError: DomainError };

interface Search {
  readonly township: string;
  readonly accountClass: string;
}

function failedBy(failure: unknown): Branches {
  const domainError = findDomainError(failure);
  return domainError && failure instanceof ApiError && failure.status === 400
    ? { kind: 'refused', domainError }
    : { kind: 'failed' };
}

/**
 * The branches of a township. Who goes through the townships one after the other does not ask for each: it is asked a
 * moment after the last change. For a township that was there when the page came, and after a failure, at once.
 */
export function useBranches({ township, accountClass }: Search): { branches: Branches; again: () => void } {
  const language = useRef(useLanguage());
  const [branches, setBranches] = useState<Branches>({ kind: township ? 'asking' : 'none' });
  const [tries, setTries] = useState(0);
  const asked = useRef({ township, tries });

  useEffect(() => {
    if (!township) return setBranches({ kind: 'none' });
    const leaving = new AbortController();
    const delayMs = asked.current.township === township ? 0 : branchLookupDelayMs;
    asked.current = { township, tries };
    setBranches({ kind: 'asking' });
    const timer = setTimeout(() => {
      const query = { townshipCode: township, accountClass };
      callApi(listBranches, { query, language: language.current, signal: leaving.signal, isQuiet: true })
        .then(({ Data }): Branches => ({ kind: 'found', list: Data }), failedBy)
        .then((found) => !leaving.signal.aborted && setBranches(found));
    }, delayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [township, accountClass, tries]);

  return { branches, again: () => setTries((count) => count + 1) };
}
