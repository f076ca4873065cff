import { useEffect, useRef, useState } from 'react';

interface Settled<Answer> {
  readonly question: string;
  readonly data?: Answer;
  readonly error?: unknown;
}

/**
 * Asks one thing for one screen, and forgets it with the screen. `name` tells one question from another: a new name
 * is asked at once, no name asks nothing. Where several screens share what was loaded there is TanStack Query; it
 * is larger than all of the page a customer lands on, which needs no more than this.
 */
export function useAnswer<Answer>(name: string | undefined, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<Settled<Answer>>();
  const latestAsk = useRef(ask);
  const question = name && `${name} ${attempt}`;

  useEffect(() => {
    latestAsk.current = ask;
  }, [ask]);

  useEffect(() => {
    if (!question) return;
    const leaving = new AbortController();
    latestAsk.current(leaving.signal).then(
      (data) => setSettled({ question, data }),
      (error: unknown) => !leaving.signal.aborted && setSettled({ question, error }),
    );
    return () => leaving.abort();
  }, [question]);

  // What was answered to an earlier question says nothing about this one.
  const current = settled?.question === question ? settled : undefined;
  return { data: current?.data, error: current?.error, askAgain: () => setAttempt(attempt + 1) };
}
