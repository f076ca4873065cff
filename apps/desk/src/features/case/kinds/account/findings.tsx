import { type LookReason, missingProofs } from '@taga/contract/records/desk/cases';
import type { Text } from '@taga/i18n';
import { Badge, CheckIcon, Disclosure, WarningIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { Moment } from '../../../../lib/time/moment.tsx';
import type { AccountCase } from './account-case.ts';
import { identityWords } from './account-words.ts';
import { duplicatesId } from './duplicates.tsx';
import { Measurements } from './measurements.tsx';
import { sameFilesId } from './same-files.tsx';

/** Every check, of which document it was and what was measured, for who wants to know more than the verifier's word. */
function Scores({ found }: { found: AccountCase }) {
  const text = useText();
  return (
    <Disclosure summary={text('deskCases.verdict.scores')}>
      <div className="grid gap-4 py-2">
        {found.identityChecks.map(({ id, status, idType, reasons, at, counts, ...check }) => (
          <div key={id} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={identityWords[status].tone}>{text(identityWords[status].label)}</Badge>
              {idType && <span>{text(`deskCases.document.${idType}`)}</span>}
              <Moment at={at} />
              {!counts && <span className="text-text-muted">{text('deskCases.verdict.earlier')}</span>}
            </p>
            {reasons.length > 0 && (
              <p>{reasons.map((reason) => text(`deskCases.identityReason.${reason}`)).join(' ')}</p>
            )}
            <Measurements {...check} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

const isMissingProof = (reason: LookReason) => (missingProofs as readonly LookReason[]).includes(reason);

const told: readonly LookReason[] = ['identity-failed', 'identity-skipped', 'identity-pending'];

/** What was marked when it came in need not be said where the check itself says more. */
function withoutRepeats(reasons: readonly LookReason[]): readonly LookReason[] {
  const isStated = reasons.some((reason) => told.includes(reason));
  return reasons.filter((reason) => !isStated || reason !== 'identity-not-verified');
}

/** Where something to compare is there, who looks compares it; where it is not, the next line says so. */
function lookWords(reason: LookReason, all: readonly LookReason[], text: Text): string {
  const isComparable = told.includes(reason) && !all.some((each) => isMissingProof(each));
  return [text(`deskCases.look.${reason}`), ...(isComparable ? [text('deskCases.look.compare')] : [])].join(' ');
}

/** What a reason to look is about, where it stands further down the page. */
const places: Partial<Record<LookReason, string>> = {
  'possible-duplicate': duplicatesId,
  'file-of-another': sameFilesId,
};

/** Opens what is folded there, and goes on from it by keyboard. */
function leadTo(id: string) {
  const place = document.getElementById(id);
  place?.querySelector('details')?.setAttribute('open', '');
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

function Finding({ reason, words }: { reason?: LookReason; words: string }) {
  const place = reason && places[reason];
  if (!place) return words;
  return (
    <button
      type="button"
      onClick={() => leadTo(place)}
      className="text-start font-semibold underline underline-offset-4"
    >
      {words}
    </button>
  );
}

/** The one thing to know: nothing to look at, or what a person must look at, in words. */
export function Findings({ found }: { found: AccountCase }) {
  const text = useText();
  const {
    lookReasons,
    identityChecks,
    summary: { identity },
  } = found;
  const isClean = lookReasons.length === 0;
  const look = isClean
    ? { box: 'border-success bg-success-tint', ink: 'text-success-strong', icon: CheckIcon }
    : { box: 'border-warning bg-warning-tint', ink: 'text-warning-strong', icon: WarningIcon };
  const findings = withoutRepeats(lookReasons).map((reason) => ({
    reason,
    words: lookWords(reason, lookReasons, text),
  }));
  const nothing = text(identity === 'VERIFIED' ? 'deskCases.verdict.clean' : 'deskCases.verdict.nothing');
  return (
    <section
      aria-label={text('deskCases.verdict.label')}
      className={`flex flex-wrap items-start justify-between gap-x-6 border-l-4 px-4 py-1 ${look.box}`}
    >
      <ul className={`grid min-w-0 grow basis-80 gap-x-6 py-2 font-semibold ${look.ink}`}>
        {(isClean ? [{ words: nothing }] : findings).map((finding) => (
          <li key={finding.words} className="flex items-start gap-2">
            <look.icon className="mt-[0.15em]" />
            <Finding {...finding} />
          </li>
        ))}
      </ul>
      {identityChecks.length > 0 && (
        <div className="has-[[open]]:basis-full [&_summary]:text-text">
          <Scores found={found} />
        </div>
      )}
    </section>
  );
}
