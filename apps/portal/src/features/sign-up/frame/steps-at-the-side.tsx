import { formatNumber } from '@taga/i18n';
import { type Step, StepList } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';

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
