import { cardLimitMmk } from '@taga/contract/constants';
import { formatNumber } from '@taga/i18n';
import { Field } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { AmountInput } from '../amount-input.tsx';
import type { Application } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

export function Amount({ application }: { application: Application }) {
  const text = useText();
  const language = useLanguage();
  const section = useSection('amount', application);
  const hint = text('cardPages.amount.hint', {
    from: formatNumber(cardLimitMmk.from, language),
    to: formatNumber(cardLimitMmk.to, language),
  });
  return (
    <SectionFrame name="amount" section={section} title={text('cardPages.amount.title')}>
      <Field label={text('cardPages.amount.label')} hint={hint} {...section.field('amount.requested')}>
        <AmountInput
          value={section.answers.amount.requested}
          onValue={(requested) => section.change({ amount: { requested } }, 'amount.requested')}
        />
      </Field>
    </SectionFrame>
  );
}
