import { useEffect, useRef } from 'react';
import { addBindings, type Binding } from './bindings.ts';

/** The keys of this part of the screen, for as long as it is there. */
export function useKeys(bindings: readonly Binding[]): void {
  const latest = useRef(bindings);
  latest.current = bindings;
  useEffect(() => addBindings(() => latest.current), []);
}
