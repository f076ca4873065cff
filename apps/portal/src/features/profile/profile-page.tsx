import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { SignedIn } from '../../lib/platform/query/customer-queries.tsx';
import { DataExport } from './data-export.tsx';
import { Details } from './details.tsx';
import { Devices } from './devices.tsx';
import { MailPreference } from './mail-preference.tsx';

export function Page() {
  const text = useText();
  return (
    <SignedIn>
      {({ loginId }) => (
        <div className="grid max-w-form gap-10">
          <PageHeading title={text('profile.page.title')} />
          <Details loginId={loginId} />
          <MailPreference loginId={loginId} />
          <Devices />
          <DataExport />
        </div>
      )}
    </SignedIn>
  );
}
