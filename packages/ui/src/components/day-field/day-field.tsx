import { useRef } from 'react';
import { filterTyping } from '../../filter-typing.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { dayTyping } from './day-typing.ts';

export interface DayFieldProps {
  /** `yyyy-MM-dd`, or what is typed of it so far. */
  value: string;
  onValue: (value: string) => void;
  /** What the button does that opens the calendar. */
  pickText: string;
}

/**
 * A day to search by, inside a `Field`: typed as it is written everywhere, or found in the platform's own calendar, which
 * would write it in the order of the phone's country.
 */
export function DayField({ value, onValue, pickText }: DayFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className="relative">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        value={value}
        onChange={filterTyping(dayTyping, onValue)}
        className="pr-14 tabular-nums"
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0"
      />
      <button
        type="button"
        aria-label={pickText}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-text-muted hover:text-text"
      >
        <CalendarIcon />
      </button>
    </div>
  );
}
