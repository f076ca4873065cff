import type { TextStore } from '@taga/i18n';
import { TextProvider } from '@taga/web/text';
import { createRoot } from 'react-dom/client';
import type { TextField } from './find-zawgyi.ts';
import { ZawgyiQuestion } from './zawgyi-question.tsx';

/**
 * From now on judges what the fields of the page hold, beginning with the text that was heard first. It looks at what a
 * field has made of a text, so that nobody is asked about letters it does not take. Where a pasted text is taken apart
 * (`data-takes-paste`) and this one was not understood, the text itself is judged.
 */
export function askAboutZawgyi(store: TextStore, first: InputEvent): void {
  const root = createRoot(document.createElement('div'));

  function judge({ target, data, inputType }: InputEvent): void {
    const field = target as TextField;
    const isLost = data !== null && !field.value.includes(data) && field.closest('[data-takes-paste]') !== null;
    const given = isLost ? { field, text: data, kind: 'lost' } : { field, text: field.value, kind: inputType };
    root.render(
      <TextProvider store={store}>
        <ZawgyiQuestion given={given} />
      </TextProvider>,
    );
  }

  // Once the field has made of it what it does.
  document.addEventListener('beforeinput', (event) => setTimeout(() => judge(event)));
  judge(first);
}
