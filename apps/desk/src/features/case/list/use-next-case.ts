import { useNavigate } from '@taga/web/navigation';
import { useRef } from 'react';
import { useOwnStaff } from '../../../lib/staff/current-staff.ts';
import type { CaseKind } from '../case-kind.ts';
import { useListKind } from './list-kind.ts';
import { nextCase } from './next-case.ts';
import { useList } from './use-list.ts';

/** Goes on to the case that follows one in the list beside it; stays where there is none. */
export function useNextCase(kind: CaseKind, id: string): () => void {
  const navigate = useNavigate();
  const staffId = useOwnStaff()?.id;
  const { cases, hrefOf } = useList(useListKind(kind));
  // What is decided leaves the list before anybody goes on: what followed it is known from before.
  const known = useRef<string>(undefined);
  const rows = cases.data ?? [];
  if (rows.some((row) => row.id === id)) {
    const next = nextCase(rows, id, { staffId });
    known.current = next && hrefOf(next);
  }
  return () => {
    if (known.current) navigate(known.current);
  };
}
