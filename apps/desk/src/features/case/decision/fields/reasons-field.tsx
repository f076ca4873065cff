import { listReasons } from '@taga/contract/endpoints/desk/cases';
import type { ChosenReason } from '@taga/contract/records/desk/cases';
import { Checkbox } from '@taga/ui';
import { useLanguage } from '@taga/web/text';
import { useDesk } from '../../../../lib/api/use-desk.ts';
import { Loaded } from '../../../../lib/page-parts/loaded.tsx';
import type { DecisionField } from '../../case-kind.ts';

type Reasons = readonly ChosenReason[];

/** With or without one of the descriptions of a reason. A reason without any is none. */
export function toggleReason(reasons: Reasons, reason: string, description: string): Reasons {
  const before = reasons.find((each) => each.reason === reason)?.descriptions ?? [];
  const after = before.includes(description) ? before.filter((each) => each !== description) : [...before, description];
  const others = reasons.filter((each) => each.reason !== reason);
  return after.length === 0 ? others : [...others, { reason, descriptions: after }];
}

/** The bank's catalogue: what it is about, what is wrong, and which advice goes with it. */
function ReasonChoice({ value, onValue }: { value: Reasons; onValue: (value: Reasons) => void }) {
  const language = useLanguage();
  const catalogue = useDesk(listReasons, {});
  const isChosen = (reason: string, description: string) =>
    value.some((each) => each.reason === reason && each.descriptions.includes(description));
  return (
    <Loaded query={catalogue}>
      {({ categories }) => (
        <div className="grid gap-y-3">
          {categories.map(({ category, words, reasons }, place) => (
            <fieldset key={category} className="min-w-0">
              <legend className="font-semibold">{words[language]}</legend>
              {reasons.map(({ reason, message, descriptions }, line) => (
                <div key={reason} className="grid">
                  {descriptions.map(({ description, content }, part) => (
                    <Checkbox
                      key={description}
                      className="*:py-1"
                      // They come after the form: anyone who opened it has been waiting for the first.
                      autoFocus={place + line + part === 0}
                      label={
                        <>
                          {message[language]} <span className="text-text-muted">{content[language]}</span>
                        </>
                      }
                      checked={isChosen(reason, description)}
                      onChange={() => onValue(toggleReason(value, reason, description))}
                    />
                  ))}
                </div>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </Loaded>
  );
}

/** Why somebody is rejected: at least one reason of the catalogue, each with what to do. */
export const reasonsField: DecisionField<Reasons> = {
  name: 'reasons',
  initial: () => [],
  restore: (reasons) => reasons as Reasons,
  findProblem: (reasons) => (reasons.length === 0 ? 'deskCases.propose.reasonMissing' : undefined),
  toWire: (reasons) => reasons,
  Input: ReasonChoice,
  Letter({ value, language }) {
    const all = useDesk(listReasons, {}).data?.categories.flatMap(({ reasons }) => reasons) ?? [];
    return (
      <ul className="grid list-disc gap-0.5 pl-5">
        {value.map(({ reason, descriptions }) => {
          const found = all.find((each) => each.reason === reason);
          const advice = found?.descriptions.filter(({ description }) => descriptions.includes(description)) ?? [];
          return (
            found && (
              <li key={reason}>
                {found.message[language]} {advice.map(({ content }) => content[language]).join(' ')}
              </li>
            )
          );
        })}
      </ul>
    );
  },
};
