import { type EndpointDefinition, errorBody, errorCodes, everyEndpointErrors, isForStaff } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';

/**
 * What a call refuses with, the contract must have named: clients are written by it. Whichever test meets another
 * code fails.
 */
export async function expectPromised(method: string, path: string, answer: Response): Promise<Response> {
  const endpoint = answer.status >= 400 && answer.status < 500 ? endpointAt(method, path) : undefined;
  if (!endpoint) return answer;
  const { Details: details } = errorBody.parse(await answer.clone().json()).Error;
  const promised: readonly string[] = [
    ...everyEndpointErrors,
    ...(isForStaff(endpoint) ? [errorCodes.notAllowed] : []),
    ...(endpoint.errors ?? []),
  ];
  const broken = details.find(({ ErrorCode: code }) => !promised.includes(code));
  if (broken) throw new Error(`${endpoint.id} answered ${broken.ErrorCode}, which the contract does not name for it.`);
  return answer;
}

function endpointAt(method: string, path: string): EndpointDefinition | undefined {
  const [address] = path.split('?', 1);
  return allEndpoints.find(
    (endpoint) =>
      endpoint.method === method &&
      [endpoint.path, ...(endpoint.aliases ?? [])].some((known) => `/${endpoint.base}${known}` === address),
  );
}
