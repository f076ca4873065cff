import { Button, type ButtonProps } from '@taga/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { isOffline, subscribeToConnection } from '../connection/connection.ts';
import { useText } from '../text/text-context.tsx';
import type { Submit } from './use-submit.ts';

type Sending = Pick<Submit<never>, 'isBusy' | 'isWaiting'>;

/** The network is back, and yet the call does not get through: anyone who wants more than this presses again. */
const triesOfItsOwn = 3;
/** Nobody's half-typed answer is sent. */
const typingPausesMs = 2_000;

/** Calls `act` when the network is back and nobody is typing. */
function whenReady(act: () => void): () => void {
  let typedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    if (isOffline()) return;
    const restMs = typedAtMs + typingPausesMs - Date.now();
    if (restMs > 0) timer = setTimeout(look, restMs);
    else act();
  }
  const noteTyping = () => {
    typedAtMs = Date.now();
  };
  const unsubscribe = subscribeToConnection(look);
  document.addEventListener('input', noteTyping);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    document.removeEventListener('input', noteTyping);
  };
}

/** Presses the button again once the network is back: that sends the answers as they are then, or says what is wrong. */
function useNextTry(button: RefObject<HTMLButtonElement | null>, { isBusy, isWaiting }: Sending): boolean {
  const tries = useRef(0);
  const isWorthIt = isWaiting && tries.current < triesOfItsOwn;
  useEffect(() => {
    if (!isBusy && !isWaiting) tries.current = 0;
  }, [isBusy, isWaiting]);
  useEffect(() => {
    if (!isWorthIt) return;
    return whenReady(() => {
      tries.current += 1;
      button.current?.click();
    });
  }, [button, isWorthIt]);
  return isWorthIt;
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'loading' | 'waiting' | 'ref'> {
  /** What a press sends: a `Submit`. */
  sending: Sending;
  /** While it is sent; "Sending", unless there is a better word. */
  busyText?: string;
}

/** A button that sends something. Without a network it waits, says so, and goes on by itself; leaving the page ends that. */
export function SubmitButton({ sending, busyText, ...button }: SubmitButtonProps) {
  const text = useText();
  const element = useRef<HTMLButtonElement>(null);
  const isWaiting = useNextTry(element, sending);
  return (
    <Button
      {...button}
      ref={element}
      loading={sending.isBusy ? (busyText ?? text('form.actions.sending')) : undefined}
      waiting={isWaiting ? text('form.actions.waiting') : undefined}
    />
  );
}
