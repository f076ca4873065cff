import { ButtonLink, Link, PhoneIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { Section } from './section.tsx';

export function Contact() {
  const text = useText();
  const hours = contact.hoursInWords(useLanguage());
  return (
    <Section isBeside title={text('home.contact.title')} lead={text('home.contact.text', { hours })}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="secondary" href={contact.hotlineHref}>
          <PhoneIcon />
          {contact.hotline}
        </ButtonLink>
        <Link as={RouterLink} standalone href={paths.contact()}>
          {text('home.contact.more')}
        </Link>
      </div>
    </Section>
  );
}
