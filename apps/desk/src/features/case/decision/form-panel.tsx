import { Button, CloseIcon } from '@taga/ui';
import { useIsWide } from '@taga/web/screen';
import { useText } from '@taga/web/text';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

interface FormPanelProps {
  /** What is done, and to whom. */
  title: string;
  name: string;
  /** What follows from it. */
  words?: string | undefined;
  /** Nobody takes a refusal for an approval by its colour. */
  tone: 'primary' | 'danger';
  onClose: () => void;
  onSubmit: () => void;
  /** What is chosen from: on a desktop it scrolls for itself, and all else stays in sight. */
  list?: ReactNode;
  actions: ReactNode;
  /** What will come of it. */
  preview?: ReactNode;
  children: ReactNode;
}

const edges = { primary: 'border-t-primary', danger: 'border-t-danger' };

/** Beside the case, so that its documents stay in sight while one decides; on a phone it has the whole screen. */
export function FormPanel(props: FormPanelProps) {
  const text = useText();
  const isBeside = useIsWide();
  const region = (
    <section
      aria-label={text('deskCases.bar.label')}
      data-deciding
      className="size-full bg-surface-raised lg:w-[30rem] lg:shrink-0 lg:animate-arriving lg:border-l lg:border-border 2xl:w-[38rem] print:hidden"
    >
      <PanelForm {...props} />
    </section>
  );
  return isBeside ? region : <WholeScreen onClose={props.onClose}>{region}</WholeScreen>;
}

function WholeScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none text-text open:animate-arriving"
    >
      {children}
    </dialog>
  );
}

/** What has asked for the focus keeps it; otherwise the first field has it, and afterwards what had it before. */
function useFocusInside() {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => document.activeElement);
  // Before anything is seen: a key that follows at once belongs to the form.
  useLayoutEffect(() => {
    if (!form.current?.contains(document.activeElement)) {
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    }
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [before]);
  return form;
}

function PanelForm(props: FormPanelProps) {
  const { title, name, words, tone, onClose, onSubmit, list, actions, preview, children } = props;
  const text = useText();
  const titleId = useId();
  const form = useFocusInside();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={pressKey}
      className={`relative flex h-full flex-col gap-3 overflow-y-auto overscroll-contain border-t-4 px-4 pt-2 ${edges[tone]}`}
    >
      <div className="flex shrink-0 items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-base wrap-anywhere">
          {title} <span className="block text-lg">{name}</span>
        </h2>
        <Button variant="text" size="compact" className="-mr-2 shrink-0" onClick={onClose}>
          <CloseIcon />
          {text('form.actions.close')}
          <kbd>Esc</kbd>
        </Button>
      </div>
      {words && <p className="shrink-0">{words}</p>}
      {list && (
        <div className="-mx-4 border-y border-border px-4 pb-2 lg:min-h-48 lg:grow lg:basis-0 lg:overflow-y-auto">
          {list}
        </div>
      )}
      <div className="grid shrink-0 gap-3 empty:hidden">{children}</div>
      {preview && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter scrolls, by keyboard too
        <div tabIndex={0} className="shrink-0 lg:max-h-[20dvh] lg:overflow-y-auto">
          {preview}
        </div>
      )}
      <div className="sticky bottom-0 -mx-4 flex shrink-0 flex-wrap items-start gap-3 border-t border-border bg-surface-raised px-4 py-3 max-lg:mt-auto">
        {actions}
        <span className="py-2 text-text-muted max-lg:hidden">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </form>
  );
}
