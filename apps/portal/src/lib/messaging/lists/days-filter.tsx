import type { DateRangeRule } from '@taga/contract/rules/fields/date-range';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { DayField, Field } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';

interface Days {
  readonly from: string;
  readonly to: string;
}

interface DaysFilterProps extends Days {
  /** Which days make a range. */
  range: DateRangeRule;
  onDays: (days: Days) => void;
}

const wholeDayCharacters = 10;
const domainErrorWords = ['refusals'] as const;
const noWords = [] as const;

/** A whole end date is evaluated, whatever stands before it. */
function problemOf(days: Days, range: DateRangeRule) {
  return days.to.length < wholeDayCharacters ? undefined : findProblem(range, days);
}

/** Two days to search between. A new start date asks for a new end date, and with that the list is loaded. */
export function DaysFilter({ from, to, range, onDays }: DaysFilterProps) {
  const text = useText();
  const [days, setDays] = useState<Days>({ from, to });
  // Others change the address too: the way back, and the button that shows all.
  useEffect(() => setDays({ from, to }), [from, to]);
  const problem = problemOf(days, range);
  const hasWords = useCatalogs(problem ? domainErrorWords : noWords);

  function chooseStart(start: string) {
    setDays({ from: start, to: '' });
  }

  function chooseEnd(end: string) {
    const chosen = { from: days.from, to: end };
    setDays(chosen);
    if (end.length >= wholeDayCharacters && !problemOf(chosen, range)) onDays(chosen);
  }

  const pickText = text('lists.filter.pick');
  return (
    <>
      <Field label={text('lists.filter.fromDate')} hint={text('lists.filter.hint')}>
        <DayField value={days.from} onValue={chooseStart} pickText={pickText} />
      </Field>
      <Field
        label={text('lists.filter.toDate')}
        hint={text('lists.filter.hint')}
        error={problem && hasWords ? text(problem) : undefined}
      >
        <DayField value={days.to} onValue={chooseEnd} pickText={pickText} />
      </Field>
    </>
  );
}
