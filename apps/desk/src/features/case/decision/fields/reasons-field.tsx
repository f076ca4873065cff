import { listReasons } from '@taga/contract/endpoints/desk/cases';
import type { ChosenReason } from '@taga/contract/records/desk/cases';
import { Checkbox, TextInput } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { type KeyboardEvent, useState } from 'react';
import { useDesk } from '../../../../lib/api/use-desk.ts';
import { Loaded } from '../../../../lib/page-parts/loaded.tsx';
import type { DecisionField } from '../../case-kind.ts';
import { findReasons } from './find-reasons.ts';

type Reasons = readonly ChosenReason[];

/** With or without one of the descriptions of a reason. A reason without any is none. */
export function toggleReason(reasons: Reasons, reason: string, description: string): Reasons {
  const before = reasons.find((each) => each.reason === reason)?.descriptions ?? [];
  const after = before.includes(description) ? before.filter((each) => each !== description) : [...before, description];
  const others = reasons.filter((each) => each.reason !== reason);
  return after.length === 0 ? others : [...others, { reason, descriptions: after }];
}

/** Up and down from line to line, the field above them included. */
function stepOn(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target as HTMLInputElement) + by];
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface FilterProps {
  typed: string;
  onTyped: (typed: string) => void;
}

function ReasonFilter({ typed, onTyped }: FilterProps) {
  const text = useText();
  // Escape leaves what was typed first, and the form only then.
  function clear(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    event.stopPropagation();
    onTyped('');
  }
  return (
    <search className="sticky top-0 z-10 bg-surface-raised py-2">
      <TextInput
        type="search"
        aria-label={text('deskCases.reasons.filter')}
        placeholder={text('deskCases.reasons.filter')}
        autoComplete="off"
        value={typed}
        onKeyDown={clear}
        onChange={({ target }) => onTyped(target.value)}
      />
    </search>
  );
}

interface ReasonChoiceProps {
  value: Reasons;
  onValue: (value: Reasons) => void;
}

/** The bank's catalogue: what it is about, what is wrong, and beneath it the advice that can go with it. */
function ReasonChoice({ value, onValue }: ReasonChoiceProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const catalogue = useDesk(listReasons, {});
  const isChosen = (reason: string, description: string) =>
    value.some((each) => each.reason === reason && each.descriptions.includes(description));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of what is in it
    <div onKeyDown={stepOn}>
      <ReasonFilter typed={typed} onTyped={setTyped} />
      <Loaded query={catalogue}>
        {({ categories }) => {
          const found = findReasons(categories, typed);
          const count = found.flatMap(({ reasons }) => reasons).length;
          return (
            <div className="grid gap-y-3">
              <p role="status" className={count === 0 ? 'py-2 text-text-muted' : 'sr-only'}>
                {count === 0 && text('deskCases.reasons.none')}
                {count > 0 && typed !== '' && text('deskCases.reasons.found', { count })}
              </p>
              {found.map(({ category, words, reasons }) => (
                <fieldset key={category} className="grid min-w-0 gap-y-1">
                  <legend className="text-text-muted">{words[language]}</legend>
                  {reasons.map(({ reason, message, descriptions }) => (
                    <fieldset key={reason} className="min-w-0">
                      <legend className="font-semibold">{message[language]}</legend>
                      {descriptions.map(({ description, content }) => (
                        <Checkbox
                          key={description}
                          className="*:py-1 lg:*:min-h-0"
                          label={content[language]}
                          checked={isChosen(reason, description)}
                          onChange={() => onValue(toggleReason(value, reason, description))}
                        />
                      ))}
                    </fieldset>
                  ))}
                </fieldset>
              ))}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Why somebody is rejected: at least one reason of the catalogue, each with what to do. */
export const reasonsField: DecisionField<Reasons> = {
  name: 'reasons',
  isList: true,
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
