import type { MessageId } from '@taga/i18n';
import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { contact, legalName } from '../../lib/fulfilment/bank/bank.ts';

const links: readonly [href: string, label: MessageId][] = [
  [paths.start(), 'layout.navigation.accounts'],
  [paths.support(), 'layout.navigation.support'],
  [paths.faqs(), 'layout.navigation.faqs'],
  [paths.blog(), 'layout.navigation.blog'],
  [paths.contact(), 'layout.navigation.contact'],
];

export function SiteFooter() {
  const text = useText();
  const language = useLanguage();
  return (
    <footer className="border-t border-border">
      <div className="mx-auto grid max-w-page gap-4 px-edge py-8 sm:px-6">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <nav aria-label={text('layout.footer.label')} className="flex flex-wrap gap-x-6">
            {links.map(([href, label]) => (
              <Link key={href} as={RouterLink} standalone href={href}>
                {text(label)}
              </Link>
            ))}
          </nav>
          <p className="flex flex-wrap items-center gap-x-3">
            {text('layout.footer.hotline', { hours: contact.hoursInWords(language) })}
            <Link standalone href={contact.hotlineHref}>
              {contact.hotline}
            </Link>
          </p>
        </div>
        <p className="text-sm text-text-muted">{text('layout.footer.legal', { legalName: legalName(language) })}</p>
      </div>
    </footer>
  );
}
