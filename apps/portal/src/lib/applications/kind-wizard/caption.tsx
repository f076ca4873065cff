import { textIn } from '@taga/i18n';
import { SumOfAnswers } from '@taga/journey/sum-of-answers';
import { Alert } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { StaffRemark } from '../../messaging/staff-remark/staff-remark.tsx';
import { askedItems, type KindApplication, useKindApplication } from './kind-pages.ts';

/** What our staff want corrected, in their words, until the application is submitted again. */
export function Remark({ pages, record }: Pick<KindApplication, 'pages' | 'record'>) {
  const text = useText();
  const language = useLanguage();
  const { Status, Remarks } = record;
  const { remarkFor, itemLabel } = pages;
  if (Status === null) return null;
  const items = askedItems(record);
  const instead = remarkFor?.(Status);
  return (
    <Alert tone="warning" title={text('application.remark.title')}>
      {Remarks ? <StaffRemark words={textIn(language, Remarks)} /> : instead && <p>{text(instead)}</p>}
      {itemLabel && items.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {items.map((item) => (
            <li key={item}>{text(itemLabel(item))}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm">{text('application.remark.how')}</p>
      )}
    </Alert>
  );
}

/** What is being applied for, above every heading. */
export function Caption() {
  const text = useText();
  const { pages, record } = useKindApplication();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-muted">{text(pages.name)}</p>
      {record.Status !== null && (
        <div className="pb-2">
          <Remark pages={pages} record={record} />
        </div>
      )}
    </div>
  );
}

/** At the side of a desktop: the review has the rest, section by section. */
export function AnswersSoFar() {
  const text = useText();
  const language = useLanguage();
  const { pages, journey, record } = useKindApplication();
  const lines = pages.summaryLines(record, journey.useDraft().saved, { text, language });
  const rows = lines.map(([label, value]) => ({ label, value: value ?? '' }));
  return <SumOfAnswers title={text(pages.name)} rows={rows} />;
}
