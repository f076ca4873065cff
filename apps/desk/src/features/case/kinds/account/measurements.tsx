import { isWithinLimit, type ScoreLimit } from '@taga/contract/records/applications/identity-measures';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import { CheckIcon, CloseIcon } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { AccountCase } from './account-case.ts';
import { groupOf, isYesOrNo, scoreGroups, scoreWords } from './identity-words.ts';

type Check = AccountCase['identityChecks'][number];

const rounded = (value: number, language: Language) => formatNumber(Math.round(value * 100) / 100, language);

function limitWords({ atLeast, atMost }: ScoreLimit, text: Text, language: Language): string {
  const [least, most] = [rounded(atLeast ?? 0, language), rounded(atMost ?? 0, language)];
  if (atLeast === undefined) return text('deskCases.limit.atMost', { most });
  return atMost === undefined
    ? text('deskCases.limit.atLeast', { least })
    : text('deskCases.limit.both', { least, most });
}

/** Whether it lies within its limit: a sign, and a word for who does not see it. */
function Tick({ isWithin }: { isWithin: boolean }) {
  const text = useText();
  return (
    <span className={isWithin ? 'text-success-strong' : 'text-danger-strong'}>
      {isWithin ? <CheckIcon /> : <CloseIcon />}
      <span className="sr-only">{text(isWithin ? 'deskCases.limit.within' : 'deskCases.limit.outside')}</span>
    </span>
  );
}

function Measurement({ name, score, limit }: { name: string; score: number; limit: ScoreLimit | undefined }) {
  const text = useText();
  const language = useLanguage();
  const label = scoreWords[name] ? text(scoreWords[name]) : name;
  const value = isYesOrNo(name)
    ? text(score === 1 ? 'deskCases.limit.yes' : 'deskCases.limit.no')
    : [rounded(score, language), ...(limit ? [limitWords(limit, text, language)] : [])].join(', ');
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-start">
      {limit ? <Tick isWithin={isWithinLimit(score, limit)} /> : <span />}
      <span>
        {label} <span className="font-medium tabular-nums">{value}</span>
      </span>
    </li>
  );
}

/** What was measured in one check, by what it was measured on, beside what it was evaluated by. */
export function Measurements({ scores, limits }: Pick<Check, 'scores' | 'limits'>) {
  const text = useText();
  const measured = Object.entries(scores);
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {scoreGroups.map((group) => {
        const own = measured.filter(([name]) => groupOf(name) === group);
        return (
          own.length > 0 && (
            <section key={group}>
              <h2 className="text-base text-text-muted">{text(`deskCases.scoreGroup.${group}`)}</h2>
              <ul>
                {own.map(([name, score]) => (
                  <Measurement key={name} name={name} score={score} limit={limits[name]} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
