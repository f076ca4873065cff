import { searchCustomers } from '@taga/contract/endpoints/desk/customers';
import { customerSearchMinCharacters, type FoundCase, type FoundCustomer } from '@taga/contract/records/desk/customer';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { Badge, Button, type Column, Field, Link, SearchIcon, Table, TextInput } from '@taga/ui';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDesk } from '../../lib/api/use-desk.ts';
import { DeskPage } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { CaseLinks } from './case-links.tsx';
import { WaitingCorrections } from './details/waiting-corrections.tsx';

function useColumns(): Column<FoundCustomer>[] {
  const text = useText();
  return [
    {
      id: 'name',
      header: text('profile.personal.name'),
      cell: ({ customerId, name }) => (
        <Link as={RouterLink} href={paths.customer(customerId)} className="font-semibold">
          {name}
        </Link>
      ),
    },
    { id: 'identity', header: text('profile.personal.idNumber'), cell: ({ idValue }) => idValue },
    { id: 'phone', header: text('profile.personal.phone'), cell: ({ phone }) => displayPhone(phone) },
    { id: 'email', header: text('profile.personal.email'), cell: ({ loginId }) => loginId },
    { id: 'number', header: text('deskCustomers.field.customerNo'), cell: ({ customerNo }) => customerNo ?? '–' },
    {
      id: 'cases',
      header: text('deskCustomers.field.cases'),
      cell: ({ cases }) => <CaseLinks cases={cases} />,
    },
    {
      id: 'status',
      header: text('deskCustomers.field.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'BLOCKED' ? 'danger' : 'success'}>{text(`deskCustomers.status.${status}`)}</Badge>
      ),
    },
  ];
}

/** The way to the case of an application whose number was looked for. */
function FoundCases({ cases }: { cases: readonly FoundCase[] }) {
  const text = useText();
  return cases.map(({ id, queue, applicationNo, customerName }) => (
    <p key={id}>
      <Link as={RouterLink} href={paths.caseIn(queue, id)} className="font-semibold">
        {text('deskCustomers.search.case', { number: applicationNo, name: customerName })}
      </Link>
    </p>
  ));
}

/** What is looked for stays out of the address: it is a name or a number of somebody. */
function Found({ asked }: { asked: string }) {
  const text = useText();
  const columns = useColumns();
  const found = useDesk(searchCustomers, { body: { text: asked } });
  return (
    <Loaded query={found}>
      {({ customers, isMore, cases }) =>
        customers.length === 0 ? (
          <div role="status" className="grid gap-1 py-8 text-center">
            <p className="text-lg font-semibold">{text('deskCustomers.search.nobody')}</p>
            <p className="text-text-muted">{text('deskCustomers.search.nobodyText')}</p>
          </div>
        ) : (
          <>
            <FoundCases cases={cases} />
            <Table
              caption={text('deskCustomers.search.results')}
              columns={columns}
              rows={customers}
              rowId={({ customerId }) => customerId}
            />
            {isMore && <p className="text-text-muted">{text('deskCustomers.search.more')}</p>}
          </>
        )
      }
    </Loaded>
  );
}

export function Page() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked: string = typeof state?.asked === 'string' ? state.asked : '';
  const [typed, setTyped] = useState(asked);
  const [isTooShort, setIsTooShort] = useState(false);

  /** What was found before is no answer to what is too short to be looked for. */
  function search(event: FormEvent) {
    event.preventDefault();
    const isShort = typed.trim().length < customerSearchMinCharacters;
    setIsTooShort(isShort);
    navigate(paths.customers, { replace: true, state: { asked: isShort ? '' : typed.trim() } });
  }

  return (
    <DeskPage title={text('desk.place.customers')}>
      <form method="dialog" onSubmit={search} className="flex max-w-form flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <Field
            label={text('deskCustomers.search.label')}
            hint={text('deskCustomers.search.hint')}
            error={isTooShort ? text('deskCustomers.search.tooShort') : undefined}
          >
            <TextInput
              type="search"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        </div>
        <Button type="submit" className="min-w-32">
          <SearchIcon />
          {text('deskCustomers.search.find')}
        </Button>
      </form>
      {asked ? <Found asked={asked} /> : <WaitingCorrections />}
    </DeskPage>
  );
}
