import type { Plugin } from 'vite';

/** What a bundler must take for a side effect although it is none, and what stands in its place. */
const replacements: readonly [RegExp, string][] = [
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Read from an object, a parent class might come from a getter; imported by its name, it cannot.
  [/class extends React\d*\.Component\b/g, 'class extends ReactComponent'],
  // Names for debugging, and the context of an error boundary for server components, which we have not.
  [/^\w+\.(?:displayName|contextType) = ["\w]+;$/gm, ''],
];

/**
 * Lets the bundler drop what we do not use of the router, which would otherwise all stay: 7 KB of every
 * first visit.
 */
export function leanRouter(): Plugin {
  return {
    name: 'taga-lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return undefined;
      const lean = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code);
      return { code: `import { Component as ReactComponent } from 'react';\n${lean}`, map: null };
    },
  };
}
