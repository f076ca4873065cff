import { setMailPreference } from '@taga/contract/endpoints/profile';
import { Checkbox } from '@taga/ui';
import { useMutation, useQueryClient } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { profileKey, useProfile } from '../../lib/customers/profile/use-profile.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { Section } from './section.tsx';

interface Preferences {
  readonly WANTS_MAIL: boolean;
  readonly WANTS_SMS: boolean;
  readonly WANTS_REMINDERS: boolean;
}

function useSetPreferences() {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => callApi(setMailPreference, { body: preferences, language }),
    // The box goes back to what holds where the change did not get through.
    onSettled: () => queries.invalidateQueries({ queryKey: profileKey }),
  });
}

const choices = [
  ['WANTS_MAIL', 'profile.mail.label'],
  ['WANTS_SMS', 'profile.mail.sms'],
  ['WANTS_REMINDERS', 'profile.mail.reminders'],
] as const;

/** What comes by email and SMS, beside the inbox. It holds from the moment a box is pressed. */
export function MailPreference({ loginId }: { loginId: string }) {
  const text = useText();
  const { data } = useProfile(loginId);
  const { mutate, isPending, isSuccess, variables } = useSetPreferences();
  if (!data) return null;
  const { WANTS_MAIL, WANTS_SMS, WANTS_REMINDERS } = data;
  const shown = isPending ? variables : { WANTS_MAIL, WANTS_SMS, WANTS_REMINDERS };
  return (
    <Section title={text('profile.mail.title')}>
      {choices.map(([name, label]) => (
        <Checkbox
          key={name}
          label={text(label)}
          checked={shown[name]}
          onChange={({ currentTarget }) => !isPending && mutate({ ...shown, [name]: currentTarget.checked })}
        />
      ))}
      <p className="text-text-muted">{text('profile.mail.always')}</p>
      <p role="status">{isSuccess && text('profile.mail.saved')}</p>
    </Section>
  );
}
