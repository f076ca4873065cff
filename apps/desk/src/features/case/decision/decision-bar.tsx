import { Button } from '@taga/ui';
import { ErrorAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { useMay, useOwnStaff } from '../../../lib/staff/current-staff.ts';
import type { CaseKind, WholeCase } from '../case-kind.ts';
import { useNextCase } from '../list/use-next-case.ts';
import { ActionForm } from './action-form.tsx';
import { type Action, availableActions } from './available-actions.ts';

/** Which form is open. Where cases can be held, anyone who starts to propose has taken the case. */
function useOpened(kind: CaseKind, { summary: { id, holder } }: WholeCase) {
  const [opened, setOpened] = useState<string>();
  // What was clicked, for when the case is taken: the click before a redraw counts too.
  const wanted = useRef<string>(undefined);
  const { get, propose } = kind.endpoints;
  // Taken for the form alone: anyone who leaves the form lets others have it again.
  const isTakenForForm = useRef(false);
  const taking = useDeskAction(kind.holding?.take ?? propose, [get, kind.outline.list], () => {
    isTakenForForm.current = true;
    setOpened(wanted.current);
  });
  const releasing = useDeskAction(kind.holding?.release ?? propose, [get, kind.outline.list]);
  function close() {
    setOpened(undefined);
    if (isTakenForForm.current) void releasing.submit({ body: { id } });
    isTakenForForm.current = false;
  }
  function closeSent() {
    setOpened(undefined);
    isTakenForForm.current = false;
  }
  return {
    opened,
    taking,
    isTakenFor: ({ name }: Action) => taking.isBusy && wanted.current === name,
    close,
    closeSent,
    open: ({ name, proposes }: Action) => {
      wanted.current = name;
      if (kind.holding && proposes && !holder) void taking.submit({ body: { id } });
      else setOpened(name);
    },
  };
}

interface DecisionBarProps {
  kind: CaseKind;
  found: WholeCase;
  /** Where the form of a decision stands. */
  panel: HTMLElement | null;
}

/** What can be decided, each behind one key. While one is, its form has the word. */
export function DecisionBar({ kind, found, panel }: DecisionBarProps) {
  const text = useText();
  const viewer = { staffId: useOwnStaff()?.id, may: useMay() };
  const { actions, why } = availableActions(kind, found, viewer, text);
  const { opened, taking, isTakenFor, open, close, closeSent } = useOpened(kind, found);
  useKeys(actions.map((action) => ({ keys: action.keys, label: action.label, act: () => open(action) })));
  const openAction = actions.find(({ name }) => name === opened);
  const goOn = useNextCase(kind, found.summary.id);
  function finish() {
    closeSent();
    if (openAction?.isLast) goOn();
  }
  return (
    <section
      aria-label={text('deskCases.bar.label')}
      hidden={openAction !== undefined}
      className="border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]"
    >
      {openAction &&
        panel &&
        createPortal(
          <ActionForm
            key={openAction.name}
            kind={kind}
            found={found}
            action={openAction}
            onClose={close}
            onSent={finish}
          />,
          panel,
        )}
      <ErrorAlert domainError={taking.domainError} title={text('deskCases.hold.failure')} />
      <div className="flex flex-wrap items-center gap-2 px-4 py-2 sm:px-6">
        {actions.map((action) => (
          <Button
            key={action.name}
            size="compact"
            variant={action.variant}
            aria-expanded={action === openAction}
            loading={isTakenFor(action) ? text('form.actions.sending') : undefined}
            onClick={() => open(action)}
            className="grow sm:grow-0"
          >
            <span className="max-sm:hidden">{action.label}</span>
            <span className="sm:hidden">{action.short}</span>
            <kbd>{action.keys[0]}</kbd>
          </Button>
        ))}
        {why && <p className="py-2 font-medium text-text-muted">{why}</p>}
      </div>
    </section>
  );
}
