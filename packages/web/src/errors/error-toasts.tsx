import { errorToastMs } from '@taga/contract/constants';
import type { Text } from '@taga/i18n';
import { Toast, Toasts } from '@taga/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { onGlobalError } from '../api/global-errors.ts';
import { isOffline, subscribeToConnection } from '../connection/connection.ts';
import { useText, useTextStore } from '../text/text-context.tsx';

/** A sentence first. What support needs comes behind it: the answer as formatted text, or as it came if it is no JSON. */
export function describeError({ status, body }: ApiError, text: Text) {
  if (status === null) return { message: text('toast.error.networkText') };
  const answer = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return {
    message: text('toast.error.failureText'),
    details: `${text('toast.error.status', { status })}\n${answer}`,
  };
}

/** No page comes with the words for it. */
function useWords(): boolean {
  const store = useTextStore();
  useEffect(() => void store.loadGroup('toasts').catch(() => undefined), [store]);
  // Draws again when they arrive.
  useText();
  return store.hasGroup('toasts');
}

interface ShownToast {
  readonly id: number;
  readonly error: ApiError;
}

function ErrorToast({ shown, onClose }: { shown: ShownToast; onClose: (id: number) => void }) {
  const text = useText();
  useEffect(() => {
    const timer = setTimeout(() => onClose(shown.id), errorToastMs);
    return () => clearTimeout(timer);
  }, [shown.id, onClose]);
  return (
    <Toast
      {...describeError(shown.error, text)}
      texts={{
        details: text('toast.error.details'),
        copy: text('toast.error.copy'),
        copied: text('toast.error.copied'),
        close: text('toast.error.close'),
      }}
      onClose={() => onClose(shown.id)}
    />
  );
}

const isAboutNetwork = ({ error }: ShownToast) => error.status === null;

/** What is tried again and again without a network is told once. */
function withError(shown: readonly ShownToast[], next: ShownToast): readonly ShownToast[] {
  return isAboutNetwork(next) && shown.some(isAboutNetwork) ? shown : [...shown, next];
}

/** Shows every global error until it is closed, its time is over, or the network it missed is back. */
export function ErrorToasts() {
  const hasWords = useWords();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  useEffect(() => {
    let nextId = 1;
    return onGlobalError((error) => setToasts((shown) => withError(shown, { id: nextId++, error })));
  }, []);
  useEffect(
    () =>
      subscribeToConnection(() => {
        if (!isOffline()) setToasts((shown) => shown.filter((toast) => !isAboutNetwork(toast)));
      }),
    [],
  );
  return (
    <Toasts>
      {(hasWords ? toasts : []).map((toast) => (
        <ErrorToast key={toast.id} shown={toast} onClose={close} />
      ))}
    </Toasts>
  );
}
