import { SumOfAnswers } from '@taga/journey/sum-of-answers';
import { Alert } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { amountIn } from '../card-words.ts';
import { type CardApplication, useCardApplication } from './card-application.ts';

/** What our staff want corrected, in their words, until the application is sent again. */
export function Remark({ record: { Status, Remark: remark } }: Pick<CardApplication, 'record'>) {
  const text = useText();
  if (Status === null) return null;
  return (
    <Alert tone="warning" title={text('cardPages.remark.title')}>
      {remark ? (
        <p className="wrap-anywhere whitespace-pre-line">{remark}</p>
      ) : (
        Status === 'INSUFFICIENT' && <p>{text('cardPages.remark.insufficient')}</p>
      )}
      <p className="mt-1 text-sm">{text('cardPages.remark.how')}</p>
    </Alert>
  );
}

/** What is being applied for, above every heading. */
export function CardCaption() {
  const text = useText();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-muted">{text('cardPages.page.apply')}</p>
      <Remark record={useCardApplication().record} />
    </div>
  );
}

/** Who applies for how much, at the side of a desktop: the review has the rest, section by section. */
export function AnswersSoFar() {
  const text = useText();
  const language = useLanguage();
  const { journey, record } = useCardApplication();
  const { requested } = journey.useDraft().saved.amount;
  return (
    <SumOfAnswers
      title={text('cardPages.page.apply')}
      rows={[
        { label: text('cards.row.name'), value: record.Applicant.APPLICANT_NAME },
        {
          label: text('cards.row.requested'),
          value: (requested && amountIn(Number(requested), { text, language })) || '',
        },
      ]}
    />
  );
}
