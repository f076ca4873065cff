import { getCase, moveService } from '@taga/contract/endpoints/desk/cases';
import { Badge, type Tone } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useDeskAction } from '../../../../lib/api/use-desk.ts';
import { useMay } from '../../../../lib/staff/current-staff.ts';
import { Section } from '../../case-parts.tsx';
import type { AccountCase } from './account-case.ts';

type Service = AccountCase['services'][number];

const tones: Readonly<Record<Service['status'], Tone>> = {
  PENDING: 'neutral',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

function OneService({ caseId, service }: { caseId: string; service: Service }) {
  const text = useText();
  const language = useLanguage();
  const mayMove = useMay()(moveService);
  const sending = useDeskAction(moveService, [getCase]);
  const { serviceId, name, status, moves } = service;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="grow font-medium">{name[language]}</span>
        <Badge tone={tones[status]}>{text(`deskCases.service.${status}`)}</Badge>
        {mayMove &&
          moves.map((move) => (
            <SubmitButton
              key={move}
              variant="secondary"
              size="compact"
              sending={sending}
              onClick={() => void sending.submit({ body: { id: caseId, serviceId, status: move } })}
            >
              {text(move === 'COMPLETED' ? 'deskCases.service.complete' : 'deskCases.service.reject')}
            </SubmitButton>
          ))}
      </p>
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
