import type { BranchAnswers } from '@taga/contract/journeys/account-opening/answers';
import { branchLabel } from '@taga/reference/branch-words';
import { branchesOffering } from '@taga/reference/branches';
import { Button } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import type { Location } from '../../platform/location/location.ts';
import { nearestFirst, useDistanceText } from './distance.ts';

const shownBranches = 5;

export interface NearestBranchesProps {
  accountClass: string;
  here: Location;
  onChoose: (answers: BranchAnswers) => void;
}

/** To be loaded on its own: it brings the list of all branches. */
export function NearestBranches({ accountClass, here, onChoose }: NearestBranchesProps) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const distanceText = useDistanceText();
  return (
    <section className="grid gap-2" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {text('branch.near.title')}
      </h2>
      <ol className="grid gap-2">
        {nearestFirst(branchesOffering(accountClass), here)
          .slice(0, shownBranches)
          .map(({ branch, km }) => (
            <li key={branch.branchCode} className="grid">
              <Button
                variant="secondary"
                onClick={() =>
                  onChoose({ state: branch.stateCode, township: branch.townshipCode, code: branch.branchCode })
                }
              >
                {[branchLabel(branch, language), ...distanceText(km)].join(' · ')}
              </Button>
            </li>
          ))}
      </ol>
    </section>
  );
}
