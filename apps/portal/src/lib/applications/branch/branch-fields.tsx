import type { BranchAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { BranchRecord } from '@taga/contract/records/customers/place';
import { branchLabel } from '@taga/reference/branch-words';
import { stateChoices } from '@taga/reference/state-choices';
import { Alert, Button, Field, Select } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { currentTownshipOptions, stateOptions } from '../../customers/address/place-options.ts';
import { type Places, usePlaces } from '../../customers/address/places.ts';
import { findLocation, type Location } from '../../platform/location/location.ts';
import { BranchDetails, BranchOnMap } from './branch-details.tsx';
import { firstPlace, type Place } from './first-place.ts';
import { LookupProblem } from './lookup-problem.tsx';
import { type Branches, useBranches } from './use-branches.ts';

interface BranchFieldsProps {
  form: Form<BranchAnswers>;
  accountClass: string;
  /** Where the customer lives. */
  home: Place;
  /** What is said in the last hour: each journey has its own words for it. */
  closesSoon: string;
}

/** Where the chosen branch is; nothing chosen, where to begin looking. */
function usePlace(places: Places, { state, township }: BranchAnswers, home: Place): Place {
  const language = useLanguage();
  return state ? { state, township } : firstPlace(stateChoices(places.states, language), home);
}

/** A township that nobody has chosen, and that has no branch, is left to be chosen. */
function useOnlyWithBranches(branches: Branches, form: Form<BranchAnswers>, { state }: Place): void {
  const isWithout = !form.values.state && branches.kind === 'found' && branches.list.length === 0;
  useEffect(() => {
    if (isWithout) form.change({ state, township: '', code: '' });
  });
}

/** A choice that is no longer among the branches of its township is none. */
function useOnlyOffered(branches: Branches, form: Form<BranchAnswers>): void {
  const { code } = form.values;
  const isGone =
    branches.kind === 'found' && code !== '' && !branches.list.some(({ branchCode }) => branchCode === code);
  useEffect(() => {
    if (isGone) form.change({ code: '' });
  });
}

/** Where there is one branch there is nothing to choose. */
function useOnlyBranch(branches: Branches, form: Form<BranchAnswers>, place: Place): void {
  const [only, ...others] = branches.kind === 'found' ? branches.list : [];
  const isChosen = form.values.code !== '' || others.length > 0;
  useEffect(() => {
    if (only && !isChosen) form.change({ ...place, code: only.branchCode });
  });
}

/** Where the person is, and what offers branches by distance. */
interface Near {
  readonly here: Location;
  readonly offer: typeof import('./near-me.tsx');
}

/** Asks where the person is when they press it, and at no other time; who has allowed it is not asked again. */
function NearMe({ onNear }: { onNear: (near: Near) => void }) {
  const text = useText();
  const [state, setState] = useState<'quiet' | 'asking' | 'unknown'>('quiet');
  const offerWhereAllowed = useEffectEvent(async () => {
    const here = await findLocation();
    if (here) onNear({ here, offer: await import('./near-me.tsx') });
  });
  useEffect(() => void offerWhereAllowed().catch(() => {}), []);
  async function ask() {
    setState('asking');
    const offer = await import('./near-me.tsx').catch(() => undefined);
    const here = await offer?.askForLocation();
    setState(here ? 'quiet' : 'unknown');
    if (offer && here) onNear({ here, offer });
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

/** State, township and branch, one after the other, and what there is to know of the chosen one. */
export function BranchFields({ form, accountClass, home, closesSoon }: BranchFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const { code } = form.values;
  const place = usePlace(places, form.values, home);
  const { state, township } = place;
  const { branches, again } = useBranches({ township, accountClass });
  useOnlyOffered(branches, form);
  useOnlyWithBranches(branches, form, place);
  useOnlyBranch(branches, form, place);
  const [near, setNear] = useState<Near>();
  const found = branches.kind === 'found' ? branches.list : [];
  const list = near ? near.offer.nearestFirst(found, near.here) : found;
  const labelOf = (branch: BranchRecord) =>
    near ? near.offer.labelWithDistance(branch, near.here, text, language) : branchLabel(branch, language);
  const chosen = list.find(({ branchCode }) => branchCode === code);
  return (
    <SideBySide
      details={chosen && <BranchDetails branch={chosen} closesSoon={closesSoon} />}
      map={chosen && <BranchOnMap key={code} branch={chosen} />}
    >
      {near ? (
        <near.offer.NearestBranches accountClass={accountClass} here={near.here} onChoose={form.change} />
      ) : (
        <NearMe onNear={setNear} />
      )}
      <Field label={text('branch.field.state')}>
        <Select
          options={stateOptions(places.states, language)}
          value={state}
          onChange={(event) => form.change({ state: event.currentTarget.value, township: '', code: '' })}
        />
      </Field>
      <Field label={text('branch.field.township')}>
        <Select
          options={currentTownshipOptions(places, { state }, language)}
          placeholder={text(state ? 'form.choose' : 'branch.field.stateFirst')}
          value={township}
          disabled={!state}
          onChange={(event) => form.change({ state, township: event.currentTarget.value, code: '' })}
        />
      </Field>
      <Field label={text('branch.field.branch')} {...form.field('code')}>
        <Select
          options={list.map((branch) => ({ value: branch.branchCode, label: labelOf(branch) }))}
          placeholder={text(placeholderOf(township, branches))}
          value={chosen ? code : ''}
          disabled={list.length === 0}
          onChange={(event) => form.change({ ...place, code: event.currentTarget.value })}
        />
      </Field>
      <LookupProblem branches={branches} onAgain={again} />
    </SideBySide>
  );
}

/** On a phone the chosen branch stands first and its map last; on a computer both stand beside the choice. */
function SideBySide({ details, map, children }: { details: ReactNode; map: ReactNode; children: ReactNode }) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <>
        {details}
        {children}
        {map}
      </>
    );
  }
  return (
    <div className="grid grid-cols-2 items-start gap-6">
      <div className="grid gap-6">{children}</div>
      <div className="grid gap-4">
        {details}
        {map}
      </div>
    </div>
  );
}

function placeholderOf(township: string, { kind }: Branches) {
  if (!township) return 'branch.field.townshipFirst';
  return kind === 'asking' ? 'branch.field.looking' : 'form.choose';
}
