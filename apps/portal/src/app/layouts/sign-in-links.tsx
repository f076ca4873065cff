import { ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

export function SignInLinks() {
  const text = useText();
  return (
    <>
      <ButtonLink as={RouterLink} variant="secondary" size="compact" href={paths.login()}>
        {text('layout.header.signIn')}
      </ButtonLink>
      <ButtonLink as={RouterLink} size="compact" href={paths.signUp()}>
        {text('layout.header.signUp')}
      </ButtonLink>
    </>
  );
}
