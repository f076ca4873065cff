import { formatNumber } from '@taga/i18n';
import { type Step, StepList } from '@taga/ui';
import { RouterLink } from '../../../lib/navigation/router-link.tsx';
import { useLanguage, useText } from '../../../lib/text/text-context.tsx';

export function StepsAtTheSide({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <StepList
      as={RouterLink}
      label={text('signUp.steps.label')}
      steps={steps}
      formatNumber={(number) => formatNumber(number, language)}
      stateTexts={{
        done: text('signUp.steps.done'),
        current: text('signUp.steps.current'),
        open: text('signUp.steps.open'),
        locked: text('signUp.steps.locked'),
      }}
    />
  );
}
