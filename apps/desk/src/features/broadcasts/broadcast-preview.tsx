import type { NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { htmlLanguages, languageNames, languages } from '@taga/i18n';
import { Badge } from '@taga/ui';
import { useText } from '@taga/web/text';

/** As customers will find it in their inbox, in every language. */
export function BroadcastPreview({
  subject,
  content,
  category,
}: Pick<NewBroadcast, 'subject' | 'content' | 'category'>) {
  const text = useText();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {languages.map((language) => (
        <article key={language} className="grid content-start gap-2 rounded-card border border-border bg-surface p-4">
          <p className="flex flex-wrap items-center justify-between gap-2 text-text-muted">
            {languageNames[language]} <Badge>{text(`inbox.category.${category}`)}</Badge>
          </p>
          <h3 lang={htmlLanguages[language]} className="text-lg wrap-anywhere">
            {subject[language]}
          </h3>
          <p lang={htmlLanguages[language]} className="wrap-anywhere whitespace-pre-line">
            {content[language]}
          </p>
        </article>
      ))}
    </div>
  );
}
