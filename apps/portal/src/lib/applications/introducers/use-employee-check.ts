import { errorCodes } from '@taga/contract';
import { checkEmployeeByPost } from '@taga/contract/calls/employees';
import { findRefusal, isRefusedWith, type Submit, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';

interface Judged {
  readonly staffId: string;
  readonly isFound: boolean;
}

export interface EmployeeCheck {
  /** Of the reference as it stands in the field: one that is changed has not been checked. */
  readonly state: 'init' | 'success' | 'error';
  readonly asking: Submit<[]>;
  /** For when the server refuses a reference that nobody has checked. */
  noteUnknown(): void;
}

/** Whether an employee reference belongs to somebody, when the customer wants to know. */
export function useEmployeeCheck(staffId: string): EmployeeCheck {
  const language = useLanguage();
  const [judged, setJudged] = useState<Judged>();
  const asking = useSubmit(async () => {
    try {
      await callApi(checkEmployeeByPost, { body: { staffId }, language });
      setJudged({ staffId, isFound: true });
    } catch (failure) {
      if (!isRefusedWith(findRefusal(failure), errorCodes.employeeNotFound)) throw failure;
      setJudged({ staffId, isFound: false });
    }
  });
  const isJudged = judged !== undefined && staffId !== '' && judged.staffId === staffId;
  return {
    state: isJudged ? (judged.isFound ? 'success' : 'error') : 'init',
    asking,
    noteUnknown: () => setJudged({ staffId, isFound: false }),
  };
}
