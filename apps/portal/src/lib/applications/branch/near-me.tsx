import type { BranchAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { BranchRecord } from '@taga/contract/records/customers/place';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import { branchLabel } from '@taga/reference/branch-words';
import { branchesOffering } from '@taga/reference/branches';
import { Button } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import type { Location } from '../../platform/location/location.ts';
import { kmTo, nearestFirst } from './distance.ts';

// To be loaded when it is asked for: it brings the list of all branches.
export { askForLocation } from '../../platform/location/location.ts';
export { nearestFirst };

const shownBranches = 5;

/** The name, with how far it is where that is known. */
export function labelWithDistance(branch: BranchRecord, here: Location, text: Text, language: Language): string {
  const km = kmTo(branch, here);
  const name = branchLabel(branch, language);
  if (km === undefined) return name;
  return `${name} · ${text('branch.near.distance', { distance: formatNumber(km, language, km < 10 ? 1 : 0) })}`;
}

interface NearestBranchesProps {
  accountClass: string;
  here: Location;
  onChoose: (answers: BranchAnswers) => void;
}

export function NearestBranches({ accountClass, here, onChoose }: NearestBranchesProps) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const nearest = nearestFirst(branchesOffering(accountClass), here).slice(0, shownBranches);
  return (
    <section className="grid gap-2" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {text('branch.near.title')}
      </h2>
      <ol className="grid gap-2">
        {nearest.map((branch) => {
          const { stateCode: state, townshipCode: township, branchCode: code } = branch;
          return (
            <li key={code} className="grid">
              <Button variant="secondary" onClick={() => onChoose({ state, township, code })}>
                {labelWithDistance(branch, here, text, language)}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
