import { confirmProposal, getCase, listCases, proposeDecision, takeCase } from '@taga/contract/calls/desk/cases';
import type { DecisionKind, DeskCase } from '@taga/contract/records/desk/cases';
import { Button } from '@taga/ui';
import { RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useRef, useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { useMay, useOwnStaff } from '../../../lib/staff/own-staff.ts';
import { ConfirmCaseForm, SendBackCaseForm } from './check-forms.tsx';
import { ProposeForm } from './propose-form.tsx';

type Opened = DecisionKind | 'CONFIRM' | 'SEND_BACK';

interface Choice {
  readonly opens: Opened;
  readonly key: string;
  readonly label: string;
  /** For a phone. */
  readonly short: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
}

/** What somebody with these roles may do with the case as it is; or why nothing. */
function useChoices(found: DeskCase): { choices: readonly Choice[]; why: string | undefined } {
  const text = useText();
  const may = useMay();
  const own = useOwnStaff();
  const { status, holder } = found.case;
  const none = (why: string) => ({ choices: [], why });
  const isHeld = holder !== null && holder.staffId !== own?.id;
  if (isHeld) return none(text('deskCases.bar.held', { name: holder.name }));
  if (status === 'WAITING' && may(proposeDecision)) {
    return {
      why: undefined,
      choices: [
        {
          opens: 'APPROVE',
          key: 'a',
          label: text('deskCases.bar.approve'),
          short: text('deskCases.kind.APPROVE'),
          variant: 'primary',
        },
        {
          opens: 'CORRECT',
          key: 'c',
          label: text('deskCases.bar.correct'),
          short: text('deskCases.bar.correctShort'),
          variant: 'secondary',
        },
        {
          opens: 'REJECT',
          key: 'r',
          label: text('deskCases.bar.reject'),
          short: text('deskCases.kind.REJECT'),
          variant: 'secondary',
        },
      ],
    };
  }
  if (status === 'PROPOSED' && may(confirmProposal)) {
    if (found.proposal?.by.staffId === own?.id) return none(text('deskCases.bar.own'));
    return {
      why: undefined,
      choices: [
        {
          opens: 'CONFIRM',
          key: 'a',
          label: text('deskCases.bar.confirm'),
          short: text('deskCases.confirm.send'),
          variant: 'primary',
        },
        {
          opens: 'SEND_BACK',
          key: 'b',
          label: text('deskCases.bar.sendBack'),
          short: text('deskCases.bar.sendBack'),
          variant: 'secondary',
        },
      ],
    };
  }
  const whys = {
    WAITING: text('deskCases.bar.notMaker'),
    PROPOSED: text('deskCases.bar.notChecker'),
    CORRECTION: text('deskCases.bar.withCustomer'),
    OPENING: text('deskCases.bar.opening'),
    COMPLETED: text('deskCases.bar.completed'),
    REJECTED: text('deskCases.bar.rejected'),
  };
  return none(whys[status]);
}

function OpenForm({ opened, found, onClose }: { opened: Opened; found: DeskCase; onClose: () => void }) {
  const { proposal } = found;
  if (opened !== 'CONFIRM' && opened !== 'SEND_BACK') {
    return <ProposeForm key={opened} found={found} kind={opened} onClose={onClose} />;
  }
  if (!proposal) return null;
  const Form = opened === 'CONFIRM' ? ConfirmCaseForm : SendBackCaseForm;
  return <Form found={found} proposal={proposal} onClose={onClose} />;
}

/** What can be decided, each behind one key. Whoever begins to decide has taken the case. */
export function DecisionBar({ found }: { found: DeskCase }) {
  const text = useText();
  const { choices, why } = useChoices(found);
  const [opened, setOpened] = useState<Opened>();
  // What was pressed, for when the case is taken: the press before a redraw counts too.
  const wanted = useRef<Opened>(undefined);
  const taking = useDeskAction(takeCase, [getCase, listCases], () => setOpened(wanted.current));
  const close = () => setOpened(undefined);
  const isMineToPropose = found.case.holder !== null || found.case.status !== 'WAITING';

  function open(next: Opened) {
    wanted.current = next;
    if (isMineToPropose) setOpened(next);
    else void taking.submit({ body: { id: found.case.id } });
  }
  useKeys(choices.map(({ key, label, opens }) => ({ keys: [key], label, act: () => open(opens) })));

  const isStillOpen = opened !== undefined && choices.some(({ opens }) => opens === opened);
  return (
    <section
      aria-label={text('deskCases.bar.label')}
      className="border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]"
    >
      {isStillOpen && <OpenForm opened={opened} found={found} onClose={close} />}
      <RefusalAlert refusal={taking.refusal} title={text('deskCases.hold.failure')} />
      <div className={`flex flex-wrap items-center gap-2 px-4 py-2 sm:px-6 ${isStillOpen ? 'hidden' : ''}`}>
        {choices.map(({ opens, key, label, short, variant }) => (
          <Button
            key={opens}
            size="compact"
            variant={variant}
            aria-expanded={opened === opens}
            loading={taking.isBusy && wanted.current === opens ? text('form.actions.sending') : undefined}
            onClick={() => open(opens)}
            className="grow sm:grow-0"
          >
            <span className="max-sm:hidden">{label}</span>
            <span className="sm:hidden">{short}</span>
            <kbd>{key}</kbd>
          </Button>
        ))}
        {why && <p className="py-2 font-medium text-text-muted">{why}</p>}
      </div>
    </section>
  );
}
