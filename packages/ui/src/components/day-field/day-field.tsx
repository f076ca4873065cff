import { filterTyping } from '../../filter-typing.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { CalendarButton } from './calendar-button.tsx';
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
      <CalendarButton value={value} onValue={onValue} label={pickText} />
    </div>
  );
}
