import { builtinEnvironments, type Environment } from 'vitest/environments';

/** A page stays where it is, whatever link is pressed. */
const settings = { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } };

export type WithPages = typeof globalThis & { openFreshPage?: () => Promise<void> };

/**
 * For tests that begin with `// @vitest-environment page`. A worker has one such environment for all its files, and each of
 * them opens a page of its own (`fresh-start.ts`). The last page stays open until then: what React draws late finds a window.
 */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: WithPages) {
    let close = async () => {};
    global.openFreshPage = async () => {
      await close();
      const page = await builtinEnvironments['happy-dom'].setup(global, { happyDOM: { settings } });
      close = async () => page.teardown(global);
    };
    return { teardown: () => close() };
  },
} satisfies Environment;
