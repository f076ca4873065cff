import { mapHeightPx } from '@taga/contract/constants';
import type { BranchRecord } from '@taga/contract/records/customers/place';
import { type BranchStatus, branchStatusAt } from '@taga/contract/rules/applications/branch-status';
import { branchAddress, branchLabel } from '@taga/reference/branch-words';
import { Badge, Card, Link, Skeleton, type Tone } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mapsAppAddress } from './maps-app.ts';

const minuteMs = 60_000;

/** Whether branches are open now; said again with every minute that the page is open. */
function useBranchStatus(): BranchStatus | undefined {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(Date.now()), minuteMs - (nowMs % minuteMs));
    // A phone that slept has missed its minutes.
    const catchUp = () => setNowMs(Date.now());
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [nowMs]);
  return branchStatusAt(new Date(nowMs));
}

const BranchMap = lazy(async () => ({ default: (await import('./map/branch-map.tsx')).BranchMap }));

const tones: Record<BranchStatus, Tone> = { open: 'success', closing: 'warning', closed: 'neutral' };

interface BranchDetailsProps {
  branch: BranchRecord;
  closesSoon: string;
}

/** What there is to know of a branch, with the way to it in the phone's own map. */
export function BranchDetails({ branch, closesSoon }: BranchDetailsProps) {
  const language = useLanguage();
  const status = useBranchStatus();
  const text = useText();
  const { phone } = branch;
  const words = { open: text('branch.status.open'), closing: closesSoon, closed: text('branch.status.closed') };
  return (
    <Card className="grid gap-4">
      <div className="grid gap-4" aria-live="polite">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl font-semibold">{branchLabel(branch, language)}</h2>
          {status && <Badge tone={tones[status]}>{words[status]}</Badge>}
        </div>
        <p>{branchAddress(branch, language)}</p>
        <p>
          <Link standalone href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </Link>
        </p>
      </div>
      <WayThere branch={branch} />
    </Card>
  );
}

function WayThere({ branch }: Pick<BranchDetailsProps, 'branch'>) {
  const text = useText();
  const name = branchLabel(branch, useLanguage());
  const { latitude, longtitude: longitude } = branch;
  if (latitude === null || longitude === null) return null;
  const mapsApp = mapsAppAddress({ latitude, longitude, name }, navigator.userAgent);
  if (!mapsApp) return null;
  return (
    <Link standalone href={mapsApp}>
      {text('branch.map.open')}
    </Link>
  );
}

/** Whether the person has come to where it is; the map costs more than the rest of the page. */
function useIsSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    if (typeof IntersectionObserver !== 'function') return setIsSeen(true);
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setIsSeen(true), {
      // The bar with the buttons covers the lowest part of a phone.
      rootMargin: '0px 0px -25% 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}

/** Where a branch lies, on a map that is fetched when it is looked at; the specification's sentence where nobody knows. */
export function BranchOnMap({ branch }: Pick<BranchDetailsProps, 'branch'>) {
  const text = useText();
  const name = branchLabel(branch, useLanguage());
  const { place, isSeen } = useIsSeen();
  const { latitude, longtitude: longitude } = branch;
  if (latitude === null || longitude === null) return <NotOnMap />;
  return (
    <div ref={place} data-map="" style={{ minHeight: mapHeightPx }}>
      <Suspense fallback={<Skeleton label={text('branch.map.loading')} lines={7} />}>
        {isSeen && <BranchMap place={[latitude, longitude]} name={name} />}
      </Suspense>
    </div>
  );
}

function NotOnMap() {
  const text = useText();
  return (
    <div
      style={{ minHeight: mapHeightPx }}
      className="grid content-center justify-items-center gap-2 rounded-card bg-surface-sunken p-6 text-center"
    >
      <h3 className="text-lg font-semibold">{text('branch.map.sorry')}</h3>
      <p>{text('branch.map.notPlaced')}</p>
    </div>
  );
}
