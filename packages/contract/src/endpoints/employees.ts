import * as z from 'zod/mini';
import { defineEndpoint, postTwinOf } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { dataOf } from '../records/fields/answer.ts';
import { employeeReference } from '../rules/applications/employee-reference.ts';

export const checkEmployee = defineEndpoint({
  id: 'checkEmployee',
  method: 'GET',
  path: '/create-account/check/employee',
  aliases: ['/proxy/digital_employee'],
  allowedRoles: ['customer'],
  summary: 'Whether an employee reference belongs to somebody',
  query: z.object({ staffId: employeeReference }),
  answer: dataOf(z.object({ EmployeeData: z.array(z.object({ employee_name: z.string() })) })),
  // A 400, not a 404: the screen says it under the field, and only other statuses raise a toast.
  errors: [errorCodes.employeeNotFound, errorCodes.bankUnavailable],
});

export const checkEmployeeByPost = postTwinOf(checkEmployee);
