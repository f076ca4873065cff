import { BackLink, EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { ContactWays } from '../../lib/bank/contact-ways.tsx';
import { DoorBeside } from '../../lib/door/door-beside.tsx';

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
