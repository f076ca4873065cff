import { employeeReferenceMaxDigits } from '@taga/contract/constants';
import { employeeReference, employeeUnknown } from '@taga/contract/rules/applications/employee-reference';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { digitTyping } from '@taga/contract/rules/fields/typing';
import { Alert, Button, CheckIcon, Field, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { limitedTyping } from './limited-typing.ts';
import type { EmployeeCheck } from './use-employee-check.ts';

interface EmployeeReferenceProps {
  form: Form<{ readonly staffId: string }>;
  check: EmployeeCheck;
  /** The customer wanted to go on with a reference that nobody has. */
  isRefused: boolean;
}

/** The number of a member of staff, which can be checked at once and is checked by the server in any case. */
export function EmployeeReference({ form, check, isRefused }: EmployeeReferenceProps) {
  const text = useText();
  const { staffId } = form.values;
  const { id, error } = form.field('staffId');
  const isUnknown = check.state === 'error';

  function ask() {
    if (findProblem(employeeReference, staffId)) form.checkField('staffId');
    else void check.asking.submit();
  }

  return (
    <div className="grid gap-3 border-t border-border pt-6">
      {isUnknown && (isRefused || error) && (
        <Alert tone="danger" live title={text(employeeUnknown)}>
          {text('introducers.employee.wayOn')}
        </Alert>
      )}
      <Field
        id={id}
        label={text('introducers.employee.label')}
        optional={text('form.optional')}
        hint={text('introducers.employee.hint')}
        error={isUnknown ? text('introducers.employee.notFound') : error}
      >
        <div className="grid grid-cols-[minmax(0,20rem)_auto] justify-start gap-3">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={staffId}
            onChange={limitedTyping(digitTyping, {
              value: staffId,
              max: employeeReferenceMaxDigits,
              onValue: (typed) => form.change({ staffId: typed }),
            })}
          />
          <Button
            variant="secondary"
            loading={check.asking.isBusy ? text('introducers.employee.checking') : undefined}
            onClick={ask}
          >
            {text('introducers.employee.check')}
          </Button>
        </div>
      </Field>
      <p role="status" className="flex items-center gap-2 font-medium text-success-strong empty:hidden">
        {check.state === 'success' && (
          <>
            <CheckIcon />
            {text('introducers.employee.found')}
          </>
        )}
      </p>
    </div>
  );
}
