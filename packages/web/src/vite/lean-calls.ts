import type { Call } from '@taga/contract';
import * as contract from '@taga/contract/calls';
import type { Plugin } from 'vite';

const callModule = /\/contract\/src\/calls\/(?:desk\/)?[\w-]+\.ts$/;
const everything: Readonly<Record<string, unknown>> = contract;

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'callers' in value;
}

/** Only what a request is made of: all that a `Call` has without its definition. */
function withoutDefinition({ id, base, method, path, callers }: Call): Call {
  return { id, base, method, path, callers };
}

/**
 * The browser asks by address and believes its own server, so the schemas of what is sent and answered need
 * not travel: with them would come half of the schema library. What a person types is held against the
 * rules, which stay.
 */
export function leanCalls(): Plugin {
  return {
    name: 'taga-lean-calls',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!callModule.test(id)) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const lines = names.flatMap((name) => {
        const value = everything[name];
        return isCall(value) ? [`export const ${name} = ${JSON.stringify(withoutDefinition(value))};`] : [];
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}
