import { useEffect } from 'react';
import { clearSession } from '../../lib/access/session/session-store.ts';

/** Signs out on arrival and stays: where logging out would go home, these pages have something to say. */
export function useClearSession(): void {
  useEffect(clearSession, []);
}
