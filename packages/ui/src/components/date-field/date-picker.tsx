import { CalendarButton } from '../day-field/calendar-button.tsx';
import type { DateParts } from './date-field.tsx';

interface DatePickerProps {
  value: DateParts;
  onValue: (value: DateParts) => void;
  /** What the button does that opens the calendar. */
  label: string;
}

/** The calendar beside the three fields of a `DateField`, for a day that one does not know by heart. */
export function DatePicker({ value: { day, month, year }, onValue, label }: DatePickerProps) {
  function pick(picked: string) {
    const [pickedYear = '', ...rest] = picked.split('-');
    const [pickedMonth = '', pickedDay = ''] = rest.map((part) => String(Number(part)));
    onValue({ day: pickedDay, month: pickedMonth, year: pickedYear });
  }
  return (
    <div className="relative size-12 shrink-0">
      <CalendarButton
        value={`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`}
        onValue={pick}
        label={label}
      />
    </div>
  );
}
