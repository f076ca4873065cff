import type { AccountClass } from '@taga/reference/account-classes';
import { ButtonLink, DownloadIcon, PhoneScene } from '@taga/ui';
import { useText } from '@taga/web/text';

interface TermsWelcomeProps {
  accountClass: AccountClass;
  /** Where the file lies. */
  path: string;
  afterwards: string;
}

/** What is about to be agreed to: a picture, a welcome, and the terms of the account in the reader's language. */
export function TermsWelcome({ accountClass: { accountType }, path, afterwards }: TermsWelcomeProps) {
  const text = useText();
  return (
    <div className="grid gap-6">
      <div className="w-56 max-w-full">
        <PhoneScene />
      </div>
      <p>{text('openingEnd.terms.welcome', { account: text(`accountList.${accountType}.name`) })}</p>
      <ButtonLink variant="secondary" href={path} target="_blank" className="justify-self-start">
        <DownloadIcon />
        {text('openingEnd.terms.download')}
      </ButtonLink>
      <p className="text-text-muted">{afterwards}</p>
    </div>
  );
}
