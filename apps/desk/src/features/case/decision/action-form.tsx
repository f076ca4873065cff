import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import type { CaseKind, DecisionField, Draft, WholeCase } from '../case-kind.ts';
import type { Action } from './available-actions.ts';
import { FormPanel } from './form-panel.tsx';
import { Letter } from './letter.tsx';

interface ActionFormProps {
  kind: CaseKind;
  found: WholeCase;
  action: Action;
  /** Left without sending anything. */
  onClose: () => void;
  onSent: () => void;
}

/** Anyone whose proposal came back, or who took it back, goes on from what was written. */
export function draftOf({ fields, proposes }: Pick<Action, 'fields' | 'proposes'>, found: WholeCase): Draft {
  const [last] = found.earlierProposals;
  const isBack = last !== undefined && ['SENT_BACK', 'WITHDRAWN'].includes(last.state) && last.kind === proposes?.name;
  return Object.fromEntries(
    fields.map((field) => [field.name, isBack ? field.restore(last[field.name]) : field.initial(found)]),
  );
}

function useDraft({ kind, found, action, onSent }: ActionFormProps) {
  const { fields, endpoint, body } = action;
  const [draft, setDraft] = useState<Draft>(() => draftOf(action, found));
  const sending = useDeskAction(endpoint, [kind.endpoints.get, kind.outline.list], onSent);
  const problems = Object.fromEntries(
    fields.map((field) => [field.name, field.findProblem?.(draft[field.name], found, draft)]),
  );
  const problem = Object.values(problems).find((found) => found !== undefined);
  const values = () => Object.fromEntries(fields.map((field) => [field.name, field.toWire(draft[field.name], found)]));
  return {
    draft,
    problems,
    problem,
    sending,
    change: (name: string, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    send: () => problem === undefined && void sending.submit({ body: { ...body, ...values() } }),
  };
}

/** Proposing, confirming, sending back, withdrawing: nothing happens to the customer before somebody has confirmed. */
export function ActionForm(props: ActionFormProps) {
  const { kind, found, action, onClose } = props;
  const { title, words, fields, proposes, send, sendVariant } = action;
  const text = useText();
  const { draft, problems, problem, sending, ...form } = useDraft(props);
  const inputOf = (field: DecisionField) => (
    <field.Input
      key={field.name}
      value={draft[field.name]}
      onValue={(value) => form.change(field.name, value)}
      problem={problems[field.name]}
      found={found}
    />
  );
  const lists = fields.filter(({ isList }) => isList);
  return (
    <FormPanel
      title={title}
      name={found.summary.customerName}
      words={words}
      tone={sendVariant}
      onClose={onClose}
      onSubmit={form.send}
      list={lists.length > 0 && lists.map(inputOf)}
      preview={proposes?.message && <Letter kind={kind} decision={proposes} values={draft} />}
      actions={
        <SubmitButton
          type="submit"
          size="compact"
          className="max-lg:grow"
          autoFocus={fields.length === 0}
          variant={sendVariant}
          sending={sending}
          disabledReason={problem && text(problem)}
        >
          {send}
        </SubmitButton>
      }
    >
      <ErrorAlert
        domainError={sending.domainError}
        title={text(proposes ? 'deskCases.propose.failure' : 'deskCases.confirm.failure')}
      />
      {fields.filter(({ isList }) => !isList).map(inputOf)}
    </FormPanel>
  );
}
