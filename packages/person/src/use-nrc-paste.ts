import type { NrcAnswers, NrcParts } from '@taga/contract/journeys/person-answers';
import { readNrc, type UnreadNrc } from '@taga/reference/nrc';
import type { FieldState, Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type ClipboardEvent, useState } from 'react';

type Part = keyof NrcAnswers & string;

const longestTownship = 15;

/** Whole sentences are not repeated to anybody as township letters, and a type in Burmese is likely one in Zawgyi. */
function isStrange({ part, given }: UnreadNrc): boolean {
  return given.length > longestTownship || (part === 'type' && given > '~');
}

/** What a paste does: fill in every part of the number, nothing at all, or what a paste into one field does anyway. */
type NrcPaste = { readonly parts: NrcParts } | Unread;

interface Unread {
  readonly unread: UnreadNrc['part'];
  readonly given: string;
}

interface Refused extends Unread {
  readonly at: Part;
  readonly values: NrcParts;
}

/** The serial number on the back has letters and digits by itself; elsewhere both together mean the whole number. */
function isMeantWhole(pasted: string, into: Part): boolean {
  const isDivided = /[/\\()[\]（）／]/.test(pasted);
  return isDivided || (into !== 'backSerial' && /\p{L}/u.test(pasted) && /\p{N}/u.test(pasted));
}

export function pasteNrc(pasted: string, into: Part): NrcPaste | undefined {
  const reading = readNrc(pasted);
  if ('nrc' in reading && reading.nrc) {
    const { nrcStateNo, NRC_EN, type, number } = reading.nrc;
    return { parts: { state: String(nrcStateNo), township: NRC_EN, type, number } };
  }
  if (!reading.unread || !isMeantWhole(pasted, into)) return undefined;
  const { part, given } = reading.unread;
  return { unread: isStrange(reading.unread) ? 'shape' : part, given };
}

/** A whole number pasted into any part fills in all of them, or none: then the field says what was not understood. */
export function useNrcPaste(form: Form<NrcParts>) {
  const text = useText();
  const [refused, setRefused] = useState<Refused>();
  // Some forms ask for the back too.
  const stateOf = form.field as (part: Part) => FieldState;

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    const field = event.target as HTMLElement;
    const at = (Object.keys(form.values) as Part[]).find((part) => stateOf(part).id === field.id) ?? 'number';
    const done = pasteNrc(pasted, at);
    setRefused(undefined);
    if (!done) return;
    event.preventDefault();
    if ('parts' in done) return form.change(done.parts);
    setRefused({ ...done, at, values: form.values });
    // Who asks about Zawgyi hears of texts by this event, which a prevented paste does not bring.
    field.dispatchEvent(new InputEvent('beforeinput', { data: pasted, inputType: 'insertFromPaste', bubbles: true }));
  }

  /** Until anything is changed, what was not understood stands where it was pasted. */
  function field(part: Part): FieldState {
    const isHere = refused?.at === part && refused.values === form.values;
    const error = isHere && text(`identity.nrc.unread.${refused.unread}`, { given: refused.given });
    return { ...stateOf(part), ...(error && { error }) };
  }

  return { paste, field };
}
