import { lazy, Suspense } from 'react';
import { useIsWide } from '../screen/use-is-wide.ts';

const DoorScene = lazy(async () => ({ default: (await import('@taga/ui/door-scene')).DoorScene }));

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
