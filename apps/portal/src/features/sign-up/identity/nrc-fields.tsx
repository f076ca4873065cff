import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { ClipboardEvent } from 'react';
import type { NrcAnswers } from '../draft/answers.ts';
import { NrcNumberFields } from './nrc-number-fields.tsx';
import { NrcPlaceFields } from './nrc-place-fields.tsx';
import { partsOfNrc } from './parts-of-nrc.ts';

/** The parts of a national card's number. A whole number pasted into any of them fills in all. */
export function NrcFields({ form }: { form: Form<NrcAnswers> }) {
  const text = useText();

  function pasteWhole(event: ClipboardEvent) {
    const parts = partsOfNrc(event.clipboardData.getData('text'));
    if (!parts) return;
    event.preventDefault();
    form.change(parts);
  }

  return (
    <div onPaste={pasteWhole} className="grid gap-6">
      <p className="text-text-muted">{text('signUp.nrc.hint')}</p>
      <NrcPlaceFields form={form} />
      <NrcNumberFields form={form} />
    </div>
  );
}
