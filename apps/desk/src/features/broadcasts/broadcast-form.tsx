import { messageCategories } from '@taga/contract/constants';
import { countRecipients, listBroadcasts, sendBroadcast } from '@taga/contract/endpoints/desk/broadcasts';
import {
  type BroadcastFilter,
  broadcastConfirmedAbove,
  broadcastContentMaxCharacters,
  broadcastSubjectMaxCharacters,
} from '@taga/contract/records/desk/broadcast';
import type { MessageCategory } from '@taga/contract/records/messaging/message';
import { byLanguage, formatNumber, htmlLanguages, type Language, languageNames, languages } from '@taga/i18n';
import { Button, Field, Select, Textarea, TextInput } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { BroadcastPreview } from './broadcast-preview.tsx';
import { RecipientFilter } from './recipient-filter.tsx';

type Translations = Record<Language, string>;

const empty = byLanguage(() => '');
const isWritten = (text: Translations) => languages.every((language) => text[language].trim() !== '');

interface WordsProps {
  language: Language;
  subject: Translations;
  content: Translations;
  onSubject: (subject: Translations) => void;
  onContent: (content: Translations) => void;
}

function Words({ language, subject, content, onSubject, onContent }: WordsProps) {
  const text = useText();
  const name = languageNames[language];
  return (
    <div className="grid content-start gap-3">
      <Field label={text('deskBroadcasts.subject', { language: name })}>
        <TextInput
          lang={htmlLanguages[language]}
          maxLength={broadcastSubjectMaxCharacters}
          value={subject[language]}
          onChange={({ target }) => onSubject({ ...subject, [language]: target.value })}
        />
      </Field>
      <Field label={text('deskBroadcasts.content', { language: name })}>
        <Textarea
          rows={4}
          lang={htmlLanguages[language]}
          maxLength={broadcastContentMaxCharacters}
          value={content[language]}
          onChange={({ target }) => onContent({ ...content, [language]: target.value })}
        />
      </Field>
    </div>
  );
}

/** How many it would reach now: nobody writes to a town by mistake. */
function useReach(filter: BroadcastFilter) {
  const text = useText();
  const language = useLanguage();
  const { data } = useDesk(countRecipients, { body: { filter } });
  const words = data
    ? text('deskBroadcasts.reach', { count: data.recipients, number: formatNumber(data.recipients, language) })
    : text('deskBroadcasts.counting');
  return { words, isForTwo: data !== undefined && data.recipients > broadcastConfirmedAbove };
}

/** By the clock on the wall, as everything at the desk; nothing where it cannot be read. */
function momentOf(typed: string): string | undefined {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

export function BroadcastForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  // Chosen once: sending it twice sends it once.
  const [broadcastId] = useState(() => crypto.randomUUID());
  const [category, setCategory] = useState<MessageCategory>('Information');
  const [subject, setSubject] = useState(empty);
  const [content, setContent] = useState(empty);
  const [filter, setFilter] = useState<BroadcastFilter>({});
  const [time, setTime] = useState('');
  const [isPreviewed, setIsPreviewed] = useState(false);
  const reach = useReach(filter);
  const sending = useDeskAction(sendBroadcast, [listBroadcasts], onDone);
  const isWhole = isWritten(subject) && isWritten(content);
  const sendAt = momentOf(time);
  const send = () =>
    void sending.submit({ body: { broadcastId, category, subject, content, filter, ...(sendAt && { sendAt }) } });
  const sendWords = sendAt ? 'deskBroadcasts.schedule' : 'deskBroadcasts.send';
  return (
    <Part
      title={text(isPreviewed ? 'deskBroadcasts.preview.title' : 'deskBroadcasts.new')}
      actions={
        <Button variant="text" size="compact" onClick={onDone}>
          {text('form.actions.close')}
        </Button>
      }
    >
      <form
        method="dialog"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPreviewed) send();
          else if (isWhole) setIsPreviewed(true);
        }}
      >
        <ErrorAlert domainError={sending.domainError} title={text('deskBroadcasts.failure')} />
        {isPreviewed ? (
          <BroadcastPreview subject={subject} content={content} category={category} />
        ) : (
          <>
            <div className="max-w-80">
              <Field label={text('deskBroadcasts.category')}>
                <Select
                  options={messageCategories.map((value) => ({ value, label: text(`inbox.category.${value}`) }))}
                  value={category}
                  onChange={({ currentTarget }) => setCategory(currentTarget.value as MessageCategory)}
                />
              </Field>
            </div>
            <div className="grid gap-4 lg:grid-cols-2">
              {languages.map((language) => (
                <Words
                  key={language}
                  language={language}
                  subject={subject}
                  content={content}
                  onSubject={setSubject}
                  onContent={setContent}
                />
              ))}
            </div>
            <RecipientFilter filter={filter} onFilter={setFilter} />
            <div className="max-w-80">
              <Field label={text('deskBroadcasts.when')} hint={text('deskBroadcasts.whenHint')}>
                <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
              </Field>
            </div>
          </>
        )}
        <p role="status" className="font-semibold">
          {reach.words} {isPreviewed && sendAt && <Moment at={sendAt} />}
        </p>
        {reach.isForTwo && <p className="text-warning-strong">{text('deskBroadcasts.forTwo')}</p>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            type="submit"
            size="compact"
            sending={sending}
            disabledReason={isWhole ? undefined : text('deskBroadcasts.missing')}
          >
            {text(
              isPreviewed ? (reach.isForTwo ? 'deskBroadcasts.propose' : sendWords) : 'deskBroadcasts.preview.show',
            )}
          </SubmitButton>
          {isPreviewed && (
            <Button variant="secondary" size="compact" onClick={() => setIsPreviewed(false)}>
              {text('deskBroadcasts.preview.back')}
            </Button>
          )}
        </div>
      </form>
    </Part>
  );
}
