import type { BranchAnswers } from '@taga/contract/journeys/account-opening/answers';
import { branchLabel } from '@taga/reference/branch-words';
import { defaultState, stateChoices } from '@taga/reference/state-choices';
import { Field, Select } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { currentTownshipOptions, stateOptions } from '../../customers/address/place-options.ts';
import { type Places, usePlaces } from '../../customers/address/places.ts';
import type { Location } from '../../platform/location/location.ts';
import { BranchDetails } from './branch-details.tsx';
import { nearestFirst, useDistanceText } from './distance.ts';
import { LookupProblem } from './lookup-problem.tsx';
import { NearMe } from './near-me.tsx';
import { type Branches, useBranches } from './use-branches.ts';

interface BranchFieldsProps {
  form: Form<BranchAnswers>;
  accountClass: string;
  /** What is said in the last hour: each journey has its own words for it. */
  closesSoon: string;
}

/** Where to begin looking: where the chosen branch is, or at the state that the documents begin with. */
function useChosenState(places: Places, { state }: BranchAnswers): string {
  const language = useLanguage();
  return state || (defaultState(stateChoices(places.states, language))?.stateCode ?? '');
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

/** State, township and branch, one after the other, and what there is to know of the chosen one. */
export function BranchFields({ form, accountClass, closesSoon }: BranchFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const { township, code } = form.values;
  const state = useChosenState(places, form.values);
  const { branches, again } = useBranches({ township, accountClass });
  useOnlyOffered(branches, form);
  const [here, setHere] = useState<Location>();
  const distanceText = useDistanceText();
  const found = branches.kind === 'found' ? branches.list : [];
  const list = here ? nearestFirst(found, here) : found.map((branch) => ({ branch, km: undefined }));
  const chosen = list.find(({ branch }) => branch.branchCode === code)?.branch;
  return (
    <>
      <NearMe accountClass={accountClass} here={here} onHere={setHere} onChoose={form.change} />
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
          options={list.map(({ branch, km }) => ({
            value: branch.branchCode,
            label: [branchLabel(branch, language), ...distanceText(km)].join(' · '),
          }))}
          placeholder={text(placeholderOf(township, branches))}
          value={chosen ? code : ''}
          disabled={list.length === 0}
          onChange={(event) => form.change({ code: event.currentTarget.value })}
        />
      </Field>
      <LookupProblem branches={branches} onAgain={again} />
      {chosen && <BranchDetails branch={chosen} closesSoon={closesSoon} />}
    </>
  );
}

function placeholderOf(township: string, { kind }: Branches) {
  if (!township) return 'branch.field.townshipFirst';
  return kind === 'asking' ? 'branch.field.looking' : 'form.choose';
}
