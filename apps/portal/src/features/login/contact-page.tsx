import { BackLink, DoorBeside, EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { ContactWays } from '../../lib/fulfilment/bank/contact-ways.tsx';

/** For who cannot sign in: how to reach the bank, without leaving what they were doing. */
export function Page() {
  const text = useText();
  return (
    <EntryPage title={text('login.contact.title')} lead={text('login.contact.lead')} picture={<DoorBeside />}>
      <dl className="grid gap-5">
        <ContactWays />
      </dl>
      <div>
        <BackLink href={paths.login()} />
      </div>
    </EntryPage>
  );
}
