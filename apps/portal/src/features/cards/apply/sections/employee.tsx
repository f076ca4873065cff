import { employeeUnknown } from '@taga/contract/rules/applications/employee-reference';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useText } from '@taga/web/text';
import { EmployeeReference } from '../../../../lib/applications/introducers/employee-reference.tsx';
import { useEmployeeCheck } from '../../../../lib/applications/introducers/use-employee-check.ts';
import { useCardApplication } from '../card-application.ts';

export function Employee() {
  const text = useText();
  const saving = useSaveStep();
  const { journey } = useCardApplication();
  const check = useEmployeeCheck(journey.useDraft().answers.employee.staffId);
  const form = useAnswersForm(journey, 'employee', () => (check.state === 'error' ? { staffId: employeeUnknown } : {}));
  return (
    <Question
      title={text('cardPages.employee.title')}
      lead={text('cardPages.employee.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <EmployeeReference form={form} check={check} isRefused={false} />
    </Question>
  );
}
