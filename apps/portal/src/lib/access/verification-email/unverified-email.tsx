import { useCatalogs, useText } from '@taga/web/text';
import { useState } from 'react';
import { ResendLink } from './resend-link.tsx';

const linkWords = ['signUp'] as const;

/** For who signs in before opening the link: the link once more, to the address that was refused. */
export function UnverifiedEmail({ loginId }: { loginId: string }) {
  const text = useText();
  const hasWords = useCatalogs(linkWords);
  // What is typed into the field afterwards is another matter.
  const [refused] = useState(loginId.trim());
  return hasWords && <ResendLink loginId={refused} label={text('verifyEmail.resend.send')} />;
}
