import { errorCodes } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { employeeUnknown } from '@taga/contract/rules/applications/employee-reference';
import { introducesOneself, isSameDocument } from '@taga/contract/rules/applications/introducer';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { goToField } from '@taga/ui';
import { isRefusedWith, useJoinedForms } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { EmployeeReference } from '../../introducers/employee-reference.tsx';
import { IntroducersFields, titledProblems } from '../../introducers/introducers-fields.tsx';
import { type EmployeeCheck, useEmployeeCheck } from '../../introducers/use-employee-check.ts';
import { useOpening } from '../opening.ts';

/** A reference that was found to be nobody's blocks; one that nobody has checked is left to the server. */
function useEmployee() {
  const { journey } = useOpening();
  const { staffId } = journey.useDraft().answers.employee;
  const check = useEmployeeCheck(staffId);
  const form = useAnswersForm(journey, 'employee', () => (check.state === 'error' ? { staffId: employeeUnknown } : {}));
  return { check, form };
}

/** The server has refused a reference that nobody had checked: the field says so. */
function useRefusedEmployee(isRefused: boolean, check: EmployeeCheck, fieldId: string): void {
  const tell = useRef(() => {});
  tell.current = () => {
    check.noteUnknown();
    goToField(fieldId);
  };
  useEffect(() => {
    if (isRefused) tell.current();
  }, [isRefused]);
}

/** Nobody introduces themselves. */
function useCheckOneself() {
  const { application } = useOpening();
  const oneself = { idType: application.UIdName ?? '', idValue: application.UIdValue ?? '' };
  return (introducer: OpeningAnswers['firstIntroducer']) =>
    isSameDocument(introducer, oneself) ? { idValue: introducesOneself } : {};
}

export function Introducers() {
  const text = useText();
  const { journey } = useOpening();
  const saving = useSaveStep();
  const choice = useAnswersForm(journey, 'introducers');
  const checkOneself = useCheckOneself();
  const first = useAnswersForm(journey, 'firstIntroducer', checkOneself);
  const second = useAnswersForm(journey, 'secondIntroducer', checkOneself);
  const employee = useEmployee();
  const isRefused = isRefusedWith(saving.domainError, errorCodes.employeeNotFound);
  useRefusedEmployee(isRefused, employee.check, employee.form.field('staffId').id);
  const introducers = [
    titledProblems(first, text('introducers.first.title')),
    titledProblems(second, text('introducers.second.title')),
  ];
  const { wanted } = choice.values;
  const forms = [...(wanted === 'yes' ? introducers : []), employee.form];

  /** Nobody has to name any: who does not say yes has said no, which is no answer before they go on. */
  function answer() {
    if (wanted === '') choice.change({ wanted: 'no' });
    return saving.submit();
  }

  return (
    <Question
      title={text('introducers.page.title')}
      lead={text('introducers.page.lead')}
      form={useJoinedForms(forms)}
      onAnswer={() => void answer()}
      sending={saving}
    >
      <IntroducersFields choice={choice} first={first} second={second} />
      <EmployeeReference {...employee} isRefused={isRefused} />
    </Question>
  );
}
