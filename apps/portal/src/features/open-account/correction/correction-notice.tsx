import { correctionText } from '@taga/contract/journeys/account-opening/correction-text';
import { itemsAt } from '@taga/contract/journeys/account-opening/corrections';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { textIn } from '@taga/i18n';
import { useStep } from '@taga/journey/step';
import { Alert } from '@taga/ui';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import type { OpeningDraft } from '../../../lib/applications/opening-wizard/opening.ts';
import { StaffRemark } from '../../../lib/messaging/staff-remark/staff-remark.tsx';
import type { AskedCorrection } from './asked-correction.ts';

/** The same words as in the message that asked for it. */
const words = ['corrections'] as const;

/** Above a step that is done again: what of it, and why. */
export function CorrectionNotice({ correction: { items, remarks } }: { correction: AskedCorrection }) {
  const text = useText();
  const language = useLanguage();
  const { step } = useStep<OpeningDraft<AccountOpeningStep>>();
  const hasWords = useCatalogs(words);
  const here = itemsAt(step, items);
  if (!hasWords) return null;
  if (here.length === 0) {
    return (
      <div className="pb-2">
        <Alert tone="success" title={text('opening.correction.doneTitle')}>
          <p>{text('opening.correction.doneText')}</p>
        </Alert>
      </div>
    );
  }
  return (
    <div className="pb-2">
      <Alert tone="warning" title={text('opening.correction.title')}>
        <ul className="grid list-disc gap-1 pl-5">
          {here.map((item) => (
            <li key={item}>{text(correctionText(item))}</li>
          ))}
        </ul>
        {remarks && (
          <div className="pt-2">
            <StaffRemark words={textIn(language, remarks)} />
          </div>
        )}
      </Alert>
    </div>
  );
}
