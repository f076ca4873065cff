import { type ReactNode, useRef, useState } from 'react';
import { CheckIcon, WarningIcon } from '../icons/field-icons.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { CopyIcon } from '../icons/icons.tsx';

/** Where toasts appear. Always on the page, so that what is put into it is spoken. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-end gap-3 sm:left-auto sm:w-112"
    >
      {children}
    </div>
  );
}

export interface ToastProps {
  title: string;
  /** Shown as it is, line breaks included. */
  body: string;
  texts: { copy: string; copied: string; close: string };
  onClose: () => void;
}

/** Something went wrong that no field can explain. How long it stays is the caller's to decide. */
export function Toast({ title, body, texts, onClose }: ToastProps) {
  const bodyElement = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${title}\n${body}`);
      setCopied(true);
    } catch {
      // Without a secure connection the browser refuses: select the text, so that it can be copied by hand.
      if (bodyElement.current) window.getSelection()?.selectAllChildren(bodyElement.current);
    }
  }

  return (
    <div className="pointer-events-auto grid w-full animate-arriving gap-3 rounded-card bg-danger p-4 text-on-danger shadow-float">
      <p className="flex gap-3 font-semibold">
        <WarningIcon size={24} />
        {title}
      </p>
      <pre
        ref={bodyElement}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and must do so by keyboard too
        tabIndex={0}
        className="max-h-40 overflow-auto font-mono text-sm break-words whitespace-pre-wrap"
      >
        {body}
      </pre>
      <div className="flex justify-end gap-2">
        <ToastButton onClick={copy}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          {copied ? texts.copied : texts.copy}
        </ToastButton>
        <ToastButton onClick={onClose}>
          <CloseIcon />
          {texts.close}
        </ToastButton>
      </div>
    </div>
  );
}

function ToastButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 rounded-field border border-current px-4 font-semibold focus-visible:outline-current"
    >
      {children}
    </button>
  );
}
