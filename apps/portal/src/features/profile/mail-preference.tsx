import { setMailPreference } from '@taga/contract/endpoints/profile';
import { Checkbox } from '@taga/ui';
import { useMutation, useQueryClient } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { profileKey, useProfile } from '../../lib/customers/profile/use-profile.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { Section } from './section.tsx';

function useSetPreference() {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wantsMail: boolean) => callApi(setMailPreference, { body: { WANTS_MAIL: wantsMail }, language }),
    // The box goes back to what holds where the change did not get through.
    onSettled: () => queries.invalidateQueries({ queryKey: profileKey }),
  });
}

/** Whether news about requests comes by email too. It holds from the moment the box is pressed. */
export function MailPreference({ loginId }: { loginId: string }) {
  const text = useText();
  const { data } = useProfile(loginId);
  const { mutate, isPending, isSuccess, variables } = useSetPreference();
  if (!data) return null;
  return (
    <Section title={text('profile.mail.title')}>
      <Checkbox
        label={text('profile.mail.label')}
        checked={isPending ? variables : data.WANTS_MAIL}
        onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
      />
      <p className="text-text-muted">{text('profile.mail.always')}</p>
      <p role="status">{isSuccess && text('profile.mail.saved')}</p>
    </Section>
  );
}
