import { BackLink, NarrowColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { ContactWays } from '../../lib/bank/contact-ways.tsx';

/** For who cannot sign in: how to reach the bank, without leaving what they were doing. */
export function Page() {
  const text = useText();
  return (
    <NarrowColumn
      back={<BackLink href={paths.login()} />}
      title={text('login.contact.title')}
      lead={text('login.contact.lead')}
    >
      <dl className="grid gap-4">
        <ContactWays />
      </dl>
    </NarrowColumn>
  );
}
