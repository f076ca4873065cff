import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';
import { askForLocation, type Location } from '../../platform/location/location.ts';
import type { NearestBranchesProps } from './nearest-branches.tsx';

const NearestBranches = lazy(async () => ({ default: (await import('./nearest-branches.tsx')).NearestBranches }));

interface NearMeProps extends Omit<NearestBranchesProps, 'here'> {
  here: Location | undefined;
  onHere: (here: Location) => void;
}

/** Asks where the person is when they press it, and offers the nearest branches. */
export function NearMe({ here, onHere, ...nearest }: NearMeProps) {
  const text = useText();
  const [state, setState] = useState<'quiet' | 'asking' | 'unknown'>('quiet');
  async function ask() {
    setState('asking');
    const found = await askForLocation();
    setState(found ? 'quiet' : 'unknown');
    if (found) onHere(found);
  }
  if (here) {
    return (
      <Suspense>
        <NearestBranches here={here} {...nearest} />
      </Suspense>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        className="sm:justify-self-start"
        loading={state === 'asking' ? text('branch.near.asking') : undefined}
        onClick={() => void ask()}
      >
        {text('branch.near.ask')}
      </Button>
      {state === 'unknown' && (
        <Alert tone="warning" live title={text('branch.near.unknown')}>
          {text('branch.near.unknownText')}
        </Alert>
      )}
    </>
  );
}
