import { useRef } from 'react';
import { CalendarIcon } from '../icons/icons.tsx';

interface CalendarButtonProps {
  /** `yyyy-MM-dd`; anything else is no day yet. */
  value: string;
  onValue: (value: string) => void;
  /** What the button does. */
  label: string;
}

/** Opens the platform's own calendar. Whatever stands around it is its place, as wide and high as a field. */
export function CalendarButton({ value, onValue, label }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
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
        aria-label={label}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-text-muted hover:text-text"
      >
        <CalendarIcon />
      </button>
    </>
  );
}
