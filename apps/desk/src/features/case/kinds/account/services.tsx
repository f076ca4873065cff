import {
  confirmServiceRejection,
  getCase,
  moveService,
  undoServiceRejection,
} from '@taga/contract/endpoints/desk/cases';
import { Badge, Button, type Tone } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../../../lib/api/use-desk.ts';
import { useMay, useOwnStaff } from '../../../../lib/staff/current-staff.ts';
import { Section } from '../../case-parts.tsx';
import { BothLanguages, findRemarksProblem, noRemarks, trimmed } from '../../decision/fields/both-languages.tsx';
import type { AccountCase } from './account-case.ts';

type Service = AccountCase['services'][number];

const tones: Readonly<Record<Service['status'], Tone>> = {
  PENDING: 'neutral',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

interface ServiceProps {
  caseId: string;
  service: Service;
}

/** Why it is rejected, in both languages; somebody else confirms it. */
function RejectionForm({ caseId, service: { serviceId }, onDone }: ServiceProps & { onDone: () => void }) {
  const text = useText();
  const [remarks, setRemarks] = useState(noRemarks);
  const problem = findRemarksProblem(remarks);
  const sending = useDeskAction(moveService, [getCase], onDone);
  const send = () =>
    void sending.submit({ body: { id: caseId, serviceId, status: 'REJECTED', remarks: trimmed(remarks) } });
  return (
    <div className="grid gap-2 border-l-4 border-danger pl-3">
      <BothLanguages value={remarks} onValue={setRemarks} purpose="service" />
      <div className="flex flex-wrap items-start gap-2">
        <SubmitButton
          variant="danger"
          size="compact"
          sending={sending}
          disabledReason={problem && text(problem)}
          onClick={send}
        >
          {text('deskCases.service.propose')}
        </SubmitButton>
        <Button variant="text" size="compact" onClick={onDone}>
          {text('form.actions.close')}
        </Button>
      </div>
      <ErrorAlert domainError={sending.domainError} title={text('deskCases.service.failure')} />
    </div>
  );
}

/** That somebody wants to reject it, and why: somebody else confirms, and until then anyone may undo it. */
function Rejection({ caseId, service }: ServiceProps) {
  const text = useText();
  const language = useLanguage();
  const may = useMay();
  const own = useOwnStaff();
  const confirming = useDeskAction(confirmServiceRejection, [getCase]);
  const undoing = useDeskAction(undoServiceRejection, [getCase]);
  const { serviceId, rejection, status } = service;
  if (!rejection) return null;
  const body = { id: caseId, serviceId };
  const isOpen = status === 'PENDING';
  return (
    <div className="grid gap-1 border-l-4 border-danger pl-3">
      <p>
        {isOpen && <strong>{text('deskCases.service.rejecting', { name: rejection.by.name })}</strong>}{' '}
        {rejection.remarks[language]}
      </p>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {may(confirmServiceRejection) && rejection.by.staffId !== own?.id && (
            <SubmitButton
              variant="danger"
              size="compact"
              sending={confirming}
              onClick={() => void confirming.submit({ body })}
            >
              {text('deskCases.service.confirm')}
            </SubmitButton>
          )}
          {may(undoServiceRejection) && (
            <SubmitButton
              variant="secondary"
              size="compact"
              sending={undoing}
              onClick={() => void undoing.submit({ body })}
            >
              {text('deskCases.service.undo')}
            </SubmitButton>
          )}
        </div>
      )}
      <ErrorAlert
        domainError={confirming.domainError ?? undoing.domainError}
        title={text('deskCases.service.failure')}
      />
    </div>
  );
}

function OneService({ caseId, service }: ServiceProps) {
  const text = useText();
  const language = useLanguage();
  const mayMove = useMay()(moveService);
  const [isRejecting, setIsRejecting] = useState(false);
  const sending = useDeskAction(moveService, [getCase]);
  const { serviceId, name, status, moves } = service;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="grow font-medium">{name[language]}</span>
        <Badge tone={tones[status]}>{text(`deskCases.service.${status}`)}</Badge>
        {mayMove && moves.includes('COMPLETED') && (
          <SubmitButton
            variant="secondary"
            size="compact"
            sending={sending}
            onClick={() => void sending.submit({ body: { id: caseId, serviceId, status: 'COMPLETED' } })}
          >
            {text('deskCases.service.complete')}
          </SubmitButton>
        )}
        {mayMove && moves.includes('REJECTED') && (
          <Button variant="secondary" size="compact" aria-expanded={isRejecting} onClick={() => setIsRejecting(true)}>
            {text('deskCases.service.reject')}
          </Button>
        )}
      </p>
      {isRejecting && moves.includes('REJECTED') && (
        <RejectionForm caseId={caseId} service={service} onDone={() => setIsRejecting(false)} />
      )}
      <Rejection caseId={caseId} service={service} />
      <ErrorAlert domainError={sending.domainError} title={text('deskCases.service.failure')} />
    </li>
  );
}

/** What was ordered with the account. Each step tells the customer. */
export function Services({ found }: { found: AccountCase }) {
  const text = useText();
  if (found.services.length === 0) return null;
  return (
    <Section title={text('deskCases.service.title')}>
      <ul className="grid gap-2">
        {found.services.map((service) => (
          <OneService key={service.serviceId} caseId={found.summary.id} service={service} />
        ))}
      </ul>
    </Section>
  );
}
