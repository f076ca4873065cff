import { maxGuarantors } from '@taga/contract/constants';
import { emptyGuarantor, type GuarantorAnswers } from '@taga/contract/journeys/card-application/answers';
import { formatNumber } from '@taga/i18n';
import { Alert, Button } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { Application } from '../application.ts';
import { PersonBox, PersonFields, replaced, without } from '../person-fields.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

export function Guarantors({ application }: { application: Application }) {
  const text = useText();
  const language = useLanguage();
  const section = useSection('guarantors', application);
  // Nobody has to press a button to find the first fields: one is needed in any case.
  const guarantors = section.answers.guarantors.length > 0 ? section.answers.guarantors : [emptyGuarantor];
  const most = formatNumber(maxGuarantors, language);
  const whole = section.field('guarantors');
  const put = (changed: readonly GuarantorAnswers[], path: string) => section.change({ guarantors: changed }, path);
  return (
    <SectionFrame
      name="guarantors"
      section={section}
      title={text('cardPages.guarantors.title')}
      lead={text('cardPages.guarantors.lead', { most })}
    >
      {whole.error && (
        <div id={whole.id} tabIndex={-1}>
          <Alert tone="danger" title={whole.error} />
        </div>
      )}
      {guarantors.map((guarantor, place) => (
        <PersonBox
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
          key={place}
          title={text('cards.person.guarantor', { number: formatNumber(place + 1, language) })}
          onRemove={() => put(without(guarantors, place), 'guarantors')}
        >
          <PersonFields
            path={`guarantors.${place}`}
            person={guarantor}
            section={section}
            onChange={(changed) => {
              const [part = ''] = Object.keys(changed);
              put(replaced(guarantors, place, { ...guarantor, ...changed }), `guarantors.${place}.${part}`);
            }}
          />
        </PersonBox>
      ))}
      {guarantors.length < maxGuarantors ? (
        <Button variant="secondary" onClick={() => put([...guarantors, emptyGuarantor], 'guarantors')}>
          {text('cardPages.guarantors.add')}
        </Button>
      ) : (
        <p className="text-text-muted">{text('cardPages.guarantors.full', { most })}</p>
      )}
    </SectionFrame>
  );
}
