import { Alert, Button } from '@taga/ui';
import { domainErrorTexts } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { Branches } from './use-branches.ts';

interface LookupProblemProps {
  branches: Branches;
  onAgain: () => void;
}

/** Why there is no branch to choose, and what to do about it. */
export function LookupProblem({ branches, onAgain }: LookupProblemProps) {
  const text = useText();
  if (branches.kind === 'refused') {
    return (
      <div role="alert">
        <ul className="grid list-disc gap-1 pl-5 font-bold text-danger-strong">
          {domainErrorTexts(branches.domainError, text).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    );
  }
  if (branches.kind === 'failed') {
    return (
      <Alert tone="danger" live title={text('branch.lookup.failed')}>
        <div className="grid justify-items-start gap-3">
          <p>{text('branch.lookup.failedText')}</p>
          <Button variant="secondary" onClick={onAgain}>
            {text('branch.lookup.again')}
          </Button>
        </div>
      </Alert>
    );
  }
  if (branches.kind === 'found' && branches.list.length === 0) {
    return (
      <Alert live title={text('branch.lookup.none')}>
        {text('branch.lookup.noneText')}
      </Alert>
    );
  }
  return null;
}
