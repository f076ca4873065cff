import { definitionOf, type Endpoint } from '@taga/contract';
import {
  checkEmployee,
  checkEmployeeByPost,
  checkExistingAccount,
  checkExistingAccountByPost,
  checkExistingBalance,
  checkExistingBalanceByPost,
} from '@taga/contract/endpoints';
import type { Settings } from '../../settings.ts';

type Suffixes = Pick<Settings, 'proxyEmployeeSuffix' | 'proxyBalanceSuffix' | 'proxyAccountSuffix'>;

/** The documents' paths end in suffixes that are not given: those of the settings are answered beside our own. */
export function withProxyPaths(endpoints: readonly Endpoint[], settings: Suffixes): readonly Endpoint[] {
  const paths = new Map<Endpoint, string>([
    ...[checkEmployee, checkEmployeeByPost].map((each) => [each, `digital_${settings.proxyEmployeeSuffix}`] as const),
    ...[checkExistingBalance, checkExistingBalanceByPost].map(
      (each) => [each, `core_${settings.proxyBalanceSuffix}`] as const,
    ),
    ...[checkExistingAccount, checkExistingAccountByPost].map(
      (each) => [each, `core_${settings.proxyAccountSuffix}`] as const,
    ),
  ]);
  return endpoints.map((endpoint) => {
    const path = paths.get(endpoint);
    const { aliases = [] } = definitionOf(endpoint);
    if (!path || [endpoint.path, ...aliases].includes(`/proxy/${path}`)) return endpoint;
    return { ...endpoint, aliases: [...aliases, `/proxy/${path}`] };
  });
}
