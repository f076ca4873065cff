import { errorCodes } from '@taga/contract';
import { checkEmployeeByPost } from '@taga/contract/calls/employees';
import { employeeReferenceMaxDigits } from '@taga/contract/constants';
import { digitTyping } from '@taga/contract/rules/typing';
import { Button, CheckIcon, Field, filterTyping, TextInput } from '@taga/ui';
import { findRefusal, isRefusedWith, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callCards } from '../../../lib/api/call-cards.ts';
import type { Application } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

/** Whether the number belongs to somebody, when the customer wants to know. */
function useEmployeeCheck(staffId: string) {
  const language = useLanguage();
  const [judged, setJudged] = useState({ staffId: '', isFound: false });
  const asking = useSubmit(async () => {
    try {
      await callCards(checkEmployeeByPost, { body: { staffId }, language });
      setJudged({ staffId, isFound: true });
    } catch (failure) {
      if (!isRefusedWith(findRefusal(failure), errorCodes.employeeNotFound)) throw failure;
      setJudged({ staffId, isFound: false });
    }
  });
  const isJudged = staffId !== '' && judged.staffId === staffId;
  return { asking, isFound: isJudged && judged.isFound, isUnknown: isJudged && !judged.isFound };
}

export function Employee({ application }: { application: Application }) {
  const text = useText();
  const section = useSection('employee', application);
  const { staffId } = section.answers.employee;
  const { asking, isFound, isUnknown } = useEmployeeCheck(staffId);
  const { id, error } = section.field('employee.staffId');
  return (
    <SectionFrame
      name="employee"
      section={section}
      title={text('cardPages.employee.title')}
      lead={text('cardPages.employee.lead')}
    >
      <Field
        id={id}
        label={text('cardPages.employee.label')}
        optional={text('form.optional')}
        error={isUnknown ? text('cardPages.employee.notFound') : error}
      >
        <div className="grid grid-cols-[minmax(0,20rem)_auto] justify-start gap-3">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={employeeReferenceMaxDigits}
            value={staffId}
            onChange={filterTyping(digitTyping, (typed) =>
              section.change({ employee: { staffId: typed } }, 'employee.staffId'),
            )}
          />
          <Button
            variant="secondary"
            loading={asking.isBusy ? text('cardPages.employee.checking') : undefined}
            onClick={() => staffId && void asking.submit()}
          >
            {text('cardPages.employee.check')}
          </Button>
        </div>
      </Field>
      <p role="status" className="flex items-center gap-2 font-medium text-success-strong empty:hidden">
        {isFound && (
          <>
            <CheckIcon />
            {text('cardPages.employee.found')}
          </>
        )}
      </p>
    </SectionFrame>
  );
}
