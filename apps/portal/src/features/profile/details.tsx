import { fieldsOfCustomer } from '@taga/contract/records/applications/application-values';
import type { ProfileRecord } from '@taga/contract/records/customers/profile';
import { Button, DescriptionList, EmptyState, Skeleton } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { addressRows, personalRows } from '../../lib/customers/profile/profile-rows.ts';
import { useNames } from '../../lib/customers/profile/use-names.ts';
import { useProfile } from '../../lib/customers/profile/use-profile.ts';
import { Section } from './section.tsx';

function Loaded({ profile }: { profile: ProfileRecord }) {
  const text = useText();
  const person = fieldsOfCustomer(profile);
  const reading = { text, language: useLanguage(), names: useNames() };
  return (
    <>
      <Section title={text('profile.personal.title')}>
        <DescriptionList rows={personalRows(person, reading)} />
      </Section>
      <Section title={text('profile.address.current')}>
        <DescriptionList rows={addressRows(person, 'current', reading)} />
      </Section>
      <Section title={text('profile.address.permanent')}>
        <DescriptionList rows={addressRows(person, 'permanent', reading)} />
      </Section>
    </>
  );
}

/** Who the customer is and where they live, as the bank has it. */
export function Details({ loginId }: { loginId: string }) {
  const text = useText();
  const { data, isError, refetch } = useProfile(loginId);
  if (data) return <Loaded profile={data} />;
  if (!isError) return <Skeleton label={text('profile.page.loading')} lines={12} />;
  return (
    <EmptyState
      title={text('profile.page.failure')}
      text={text('profile.page.failureText')}
      action={<Button onClick={() => void refetch()}>{text('profile.page.again')}</Button>}
    />
  );
}
