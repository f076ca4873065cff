import { errorToastMs } from '@taga/contract/constants';
import type { Text } from '@taga/i18n';
import { Toast, ToastRegion } from '@taga/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { onGlobalError } from '../api/global-errors.ts';
import { useText } from '../text/text-context.tsx';

/** The answer as formatted text; what is not JSON is shown as it came. */
export function describeError({ status, body }: ApiError, text: Text) {
  if (status === null) return { title: text('layout.toast.networkTitle'), body: text('layout.toast.networkText') };
  return {
    title: text('layout.toast.status', { status }),
    body: typeof body === 'string' ? body : JSON.stringify(body, null, 2),
  };
}

interface Shown {
  readonly id: number;
  readonly error: ApiError;
}

function ErrorToast({ shown, onClose }: { shown: Shown; onClose: (id: number) => void }) {
  const text = useText();
  useEffect(() => {
    const timer = setTimeout(() => onClose(shown.id), errorToastMs);
    return () => clearTimeout(timer);
  }, [shown.id, onClose]);
  return (
    <Toast
      {...describeError(shown.error, text)}
      texts={{
        copy: text('layout.toast.copy'),
        copied: text('layout.toast.copied'),
        close: text('layout.toast.close'),
      }}
      onClose={() => onClose(shown.id)}
    />
  );
}

/** Shows every global error until it is closed or its time is over. */
export function ErrorToasts() {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  useEffect(() => {
    let nextId = 1;
    return onGlobalError((error) => setToasts((shown) => [...shown, { id: nextId++, error }]));
  }, []);
  return (
    <ToastRegion>
      {toasts.map((toast) => (
        <ErrorToast key={toast.id} shown={toast} onClose={close} />
      ))}
    </ToastRegion>
  );
}
