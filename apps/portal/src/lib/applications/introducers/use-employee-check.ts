import { errorCodes } from '@taga/contract';
import { checkEmployeeByPost } from '@taga/contract/endpoints/employees';
import { findDomainError, isRefusedWith, type Submit, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';

interface CheckedEmployee {
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
  const [checked, setChecked] = useState<CheckedEmployee>();
  const asking = useSubmit(async () => {
    try {
      await callApi(checkEmployeeByPost, { body: { staffId }, language });
      setChecked({ staffId, isFound: true });
    } catch (failure) {
      if (!isRefusedWith(findDomainError(failure), errorCodes.employeeNotFound)) throw failure;
      setChecked({ staffId, isFound: false });
    }
  });
  const isEvaluated = checked !== undefined && staffId !== '' && checked.staffId === staffId;
  return {
    state: isEvaluated ? (checked.isFound ? 'success' : 'error') : 'init',
    asking,
    noteUnknown: () => setChecked({ staffId, isFound: false }),
  };
}
