import { listReasons } from '@taga/contract/calls/desk/cases';
import type { ChosenReason } from '@taga/contract/records/desk/cases';
import { Checkbox } from '@taga/ui';
import { useLanguage } from '@taga/web/text';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { Loaded } from '../../../lib/page-parts/loaded.tsx';
import { toggleReason } from './draft.ts';

interface ReasonChoiceProps {
  value: readonly ChosenReason[];
  onValue: (value: readonly ChosenReason[]) => void;
}

/** The catalogue: what it is about, what is wrong, and which advice goes with it. */
export function ReasonChoice({ value, onValue }: ReasonChoiceProps) {
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
                      // They come after the form: whoever opened it has been waiting for the first.
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
