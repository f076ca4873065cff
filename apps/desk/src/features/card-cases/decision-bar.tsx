import { confirmCardProposal, proposeCardDecision } from '@taga/contract/calls/desk/cards';
import { type CardDecisionKind, possibleCardDecisions } from '@taga/contract/journeys/card-application/decisions';
import type { DeskCardApplication } from '@taga/contract/records/desk/cards';
import { Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay, useOwnStaff } from '../../lib/staff/own-staff.ts';
import { decisionLooks, decisionOrder } from './card-words.ts';
import { ConfirmCardForm, ProposeForm, SendBackCardForm } from './decision-forms.tsx';

type Opened = CardDecisionKind | 'CONFIRM' | 'SEND_BACK';

interface Choice {
  readonly opens: Opened;
  readonly key: string;
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
}

/** What somebody with these roles may do with the application as it is; or why nothing. */
function useChoices({ application, proposal }: DeskCardApplication): { choices: readonly Choice[]; why?: string } {
  const text = useText();
  const may = useMay();
  const own = useOwnStaff();
  const none = (why: string) => ({ choices: [], why });
  if (application.isAtBank) return none(text('deskCards.bar.atBank'));
  if (proposal?.state === 'OPEN') {
    if (proposal.by.staffId === own?.id) return none(text('deskCards.bar.own'));
    if (!may(confirmCardProposal)) return none(text('deskCards.bar.notChecker'));
    return {
      choices: [
        { opens: 'CONFIRM', key: 'a', label: text('deskCards.bar.confirm'), variant: 'primary' },
        { opens: 'SEND_BACK', key: 'b', label: text('deskCards.bar.sendBack'), variant: 'secondary' },
      ],
    };
  }
  const possible = possibleCardDecisions(application);
  if (possible.length === 0) return none(text('deskCards.bar.nothing'));
  if (!may(proposeCardDecision)) return none(text('deskCards.bar.notMaker'));
  const choices = decisionOrder
    .filter((kind) => possible.includes(kind))
    .map((kind) => ({ opens: kind, label: text(`deskCards.decision.${kind}`), ...decisionLooks[kind] }));
  return { choices };
}

function OpenForm({ opened, found, onClose }: { opened: Opened; found: DeskCardApplication; onClose: () => void }) {
  const { proposal } = found;
  if (opened !== 'CONFIRM' && opened !== 'SEND_BACK') {
    return <ProposeForm key={opened} found={found} kind={opened} onClose={onClose} />;
  }
  if (!proposal) return null;
  const Form = opened === 'CONFIRM' ? ConfirmCardForm : SendBackCardForm;
  return <Form found={found} proposal={proposal} onClose={onClose} />;
}

/** What can be decided, each behind one key. */
export function CardDecisionBar({ found }: { found: DeskCardApplication }) {
  const text = useText();
  const { choices, why } = useChoices(found);
  const [opened, setOpened] = useState<Opened>();
  useKeys(choices.map(({ key, label, opens }) => ({ keys: [key], label, act: () => setOpened(opens) })));
  const isStillOpen = opened !== undefined && choices.some(({ opens }) => opens === opened);
  return (
    <section
      aria-label={text('deskCards.bar.label')}
      className="border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]"
    >
      {isStillOpen && <OpenForm opened={opened} found={found} onClose={() => setOpened(undefined)} />}
      <div className={`flex flex-wrap items-center gap-2 px-4 py-2 sm:px-6 ${isStillOpen ? 'hidden' : ''}`}>
        {choices.map(({ opens, key, label, variant }) => (
          <Button
            key={opens}
            size="compact"
            variant={variant}
            aria-expanded={opened === opens}
            onClick={() => setOpened(opens)}
            className="grow sm:grow-0"
          >
            {label}
            <kbd>{key}</kbd>
          </Button>
        ))}
        {why && <p className="py-2 font-medium text-text-muted">{why}</p>}
      </div>
    </section>
  );
}
