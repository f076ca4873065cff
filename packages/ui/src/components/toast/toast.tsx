import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon, ChevronDownIcon, CopyIcon, WarningIcon } from '../icons/field-icons.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { useToastPlace } from './toast-place.ts';

/** Puts toasts where the page that is shown has room for them: above what it keeps at the bottom of the screen. */
export function Toasts({ children }: { children: readonly ReactNode[] }) {
  const place = useToastPlace(children.length > 0);
  return place && createPortal(children, place);
}

/** Who came here by keyboard or by a press goes back to where they were when the toast closes. */
function useFocusReturn() {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // A layout effect, because its clean-up runs while the toast is still in the page.
  useLayoutEffect(() => {
    const toast = box.current;
    return () => {
      if (toast?.contains(document.activeElement)) (cameFrom.current as HTMLElement | null)?.focus();
    };
  }, []);
  function onFocus({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  return { ref: box, onFocus };
}

export interface ToastProps {
  /** What went wrong and what to do, as one would say it. */
  message: string;
  /** For whom it is to be mended by; shown as it is, line breaks included, when asked for. */
  details?: string | undefined;
  texts: { details: string; copy: string; copied: string; close: string };
  onClose: () => void;
}

/** Something went wrong that no field can explain. How long it stays is the caller's to decide. */
export function Toast({ message, details, texts, onClose }: ToastProps) {
  const detailsId = useId();
  const detailsElement = useRef<HTMLPreElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText([message, details].filter(Boolean).join('\n'));
      setCopied(true);
    } catch {
      // Without a secure connection the browser refuses: select the text, so that it can be copied by hand.
      setIsUnfolded(true);
      if (detailsElement.current) window.getSelection()?.selectAllChildren(detailsElement.current);
    }
  }

  return (
    <div
      {...useFocusReturn()}
      className="pointer-events-auto flex max-h-[60dvh] w-full animate-arriving flex-col gap-3 rounded-card bg-danger p-[min(1rem,4.5vw)] text-on-danger shadow-float sm:w-112"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and must do so by keyboard too */}
      <div tabIndex={0} className="grid max-h-56 min-h-12 gap-3 overflow-auto focus-visible:outline-current">
        <p className="flex gap-3 font-semibold">
          <WarningIcon size={24} />
          <span className="min-w-0">{message}</span>
        </p>
        {details !== undefined && (
          <pre
            ref={detailsElement}
            id={detailsId}
            className={isUnfolded ? 'font-mono text-sm break-words whitespace-pre-wrap' : 'hidden'}
          >
            {details}
          </pre>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2">
        {details !== undefined && (
          <ToastButton isUnfolded={isUnfolded} controls={detailsId} onClick={() => setIsUnfolded(!isUnfolded)}>
            <ChevronDownIcon className={isUnfolded ? 'rotate-180' : ''} />
            {texts.details}
          </ToastButton>
        )}
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

interface ToastButtonProps {
  onClick: () => void;
  isUnfolded?: boolean;
  controls?: string;
  children: ReactNode;
}

function ToastButton({ onClick, isUnfolded, controls, children }: ToastButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-expanded={isUnfolded}
      aria-controls={controls}
      className="flex min-h-[44px] items-center gap-1.5 rounded-field border border-current px-2 text-sm font-semibold focus-visible:outline-current"
    >
      {children}
    </button>
  );
}
