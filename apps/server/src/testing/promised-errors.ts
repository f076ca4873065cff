import { type CallDefinition, errorBody, errorCodes, everyCallErrors, isForStaff } from '@taga/contract';
import { allCalls } from '@taga/contract/calls';

/**
 * What a call refuses with, the contract must have named: clients are written by it. Whichever test meets another
 * code fails.
 */
export async function expectPromised(method: string, path: string, answer: Response): Promise<Response> {
  const call = answer.status >= 400 && answer.status < 500 ? callAt(method, path) : undefined;
  if (!call) return answer;
  const { Details: details } = errorBody.parse(await answer.clone().json()).Error;
  const promised: readonly string[] = [
    ...everyCallErrors,
    ...(isForStaff(call) ? [errorCodes.notAllowed] : []),
    ...(call.errors ?? []),
  ];
  const broken = details.find(({ ErrorCode: code }) => !promised.includes(code));
  if (broken) throw new Error(`${call.id} answered ${broken.ErrorCode}, which the contract does not name for it.`);
  return answer;
}

function callAt(method: string, path: string): CallDefinition | undefined {
  const [address] = path.split('?', 1);
  return allCalls.find(
    (call) =>
      call.method === method &&
      [call.path, ...(call.aliases ?? [])].some((known) => `/${call.base}${known}` === address),
  );
}
