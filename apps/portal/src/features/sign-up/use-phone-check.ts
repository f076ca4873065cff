import { phoneCheckPauseMs } from '@taga/contract/constants';
import { mobilePhone } from '@taga/contract/rules/customers/phone';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { afterClick } from '@taga/web/form';
import { useEffect, useRef } from 'react';

type FindNationalFormat = (typed: string) => string | undefined;

/** Fetched when the first number is typed, and not before. */
async function loadFormatter(): Promise<FindNationalFormat> {
  return (await import('../../lib/customers/phone/myanmar-phone.ts')).findNationalFormat;
}

/** Whether the number can exist; without the network the shape of the number has to do. */
async function evaluate(typed: string): Promise<string | undefined> {
  if (findProblem(mobilePhone, typed)) return undefined;
  const findNationalFormat = await loadFormatter().catch((): FindNationalFormat => (number) => number);
  return findNationalFormat(typed);
}

/** Evaluates a number once its typing has paused; `onEvaluated` gets it in groups, or nothing when it is wrong. */
export function usePhoneCheck(typed: string, onEvaluated: (national: string | undefined) => void): void {
  const evaluated = useRef(onEvaluated);
  useEffect(() => {
    evaluated.current = onEvaluated;
  });
  useEffect(() => {
    if (typed === '') return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const national = await evaluate(typed);
      afterClick(() => !isStale && evaluated.current(national));
    }, phoneCheckPauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [typed]);
}
