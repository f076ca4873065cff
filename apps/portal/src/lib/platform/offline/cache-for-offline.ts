import { debugLog } from '@taga/web/debug-log';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const address = '/service-worker.js';

/** The only address that may ever be given, in the form that our own security policy asks for. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
  );
}

/**
 * From now on the portal opens without a network. Asked for once somebody has started something: who only looks
 * around should not pay for it.
 */
export async function cacheForOffline(): Promise<void> {
  // Missing over plain HTTP, and in private windows of some browsers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedAddress());
  } catch (failure) {
    debugLog('offline is not possible', failure);
  }
}
