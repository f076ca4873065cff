import { lazy, Suspense, useSyncExternalStore } from 'react';

const DoorScene = lazy(async () => ({ default: (await import('@taga/ui/door-scene')).DoorScene }));

/** As wide as Tailwind's `lg`, from where there is a column for it. */
const wideScreen = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What is drawn at build is drawn for phones too. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}

/** The door beside a form. Nobody on a phone fetches a picture that they would not see. */
export function DoorBeside({ progress }: { progress?: number }) {
  const isWide = useIsWide();
  return (
    // Its place is kept free until it is there.
    <div className="aspect-[480/364]">
      <Suspense>{isWide && <DoorScene {...(progress !== undefined && { progress })} />}</Suspense>
    </div>
  );
}
