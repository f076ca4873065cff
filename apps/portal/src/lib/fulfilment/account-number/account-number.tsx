import { Button, CheckIcon, CopyIcon, VisuallyHidden } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { groupsOfFour } from './groups-of-four.ts';

const confirmationMs = 3000;

interface AccountNumberProps {
  value: string;
  /** On the strong card of the dashboard. */
  isOnDeep?: boolean;
}

/** An account number to read, and to take along. What is copied has no spaces: forms refuse them. */
export function AccountNumber({ value, isOnDeep = false }: AccountNumberProps) {
  const text = useText();
  const number = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // Without a secure connection the browser refuses: select the number, so that it can be copied by hand.
      if (number.current) window.getSelection()?.selectAllChildren(number.current);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p>
        <VisuallyHidden>{text('customer.accountNumber.label')}</VisuallyHidden>{' '}
        <span ref={number} className="inline-block text-sm tabular-nums sm:text-base">
          {groupsOfFour(value)}
        </span>
      </p>
      <Button
        variant={isOnDeep ? 'inverse' : 'text'}
        size="compact"
        onClick={() => void copy()}
        className="-mx-2 text-sm"
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        {text('customer.accountNumber.copy')}
        <VisuallyHidden>: {groupsOfFour(value)}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && text('customer.accountNumber.copied')}</span>
      </VisuallyHidden>
    </div>
  );
}
