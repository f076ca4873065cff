import { htmlLanguages, isWrittenIn, keepPhrases, languageNames, languageOf } from '@taga/i18n';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';

const words = ['corrections'] as const;

/** Why it does not read like the rest of the page. */
function OtherLanguage({ name }: { name: string }) {
  const text = useText();
  const hasWords = useCatalogs(words);
  return hasWords && <p className="text-sm text-text-muted">{text('messages.otherLanguage', { language: name })}</p>;
}

/**
 * What a member of staff wrote to the customer. It is there in every language; only what was written before that had to be
 * so may be in one that the reader did not choose, and then it says so.
 */
export function StaffRemark({ words: remark }: { words: string }) {
  const isOwn = isWrittenIn(useLanguage(), remark);
  const written = languageOf(remark);
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line" lang={isOwn ? undefined : htmlLanguages[written]}>
        {keepPhrases(remark)}
      </p>
      {!isOwn && <OtherLanguage name={languageNames[written]} />}
    </>
  );
}
