import type { Endpoint } from '@taga/contract';
import * as contract from '@taga/contract/endpoints';
import type { Plugin } from 'vite';

const endpointModule = /\/contract\/src\/endpoints\/(?:desk\/)?[\w-]+\.ts$/;
const everything: Readonly<Record<string, unknown>> = contract;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'allowedRoles' in value;
}

/** Only what a request is made of: all that a `Endpoint` has without its definition. */
function withoutDefinition({ id, base, method, path, allowedRoles }: Endpoint): Endpoint {
  return { id, base, method, path, allowedRoles };
}

/**
 * The browser asks by address and believes its own server, so the schemas of what is sent and answered need
 * not travel: with them would come half of the schema library. What a person types is held against the
 * rules, which stay.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'taga-lean-endpoints',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!endpointModule.test(id)) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const lines = names.flatMap((name) => {
        const value = everything[name];
        return isEndpoint(value) ? [`export const ${name} = ${JSON.stringify(withoutDefinition(value))};`] : [];
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}
