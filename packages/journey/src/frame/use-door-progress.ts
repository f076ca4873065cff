import { useEffect, useState } from 'react';

/** How far the door stood open on the page before. */
let lastShown: number | undefined;

/** Every step is a page of its own: the door moves on from where the last one left it. */
export function useDoorProgress(share: number): number {
  const [shown, setShown] = useState(lastShown ?? share);
  useEffect(() => {
    lastShown = share;
    setShown(share);
  }, [share]);
  return shown;
}
