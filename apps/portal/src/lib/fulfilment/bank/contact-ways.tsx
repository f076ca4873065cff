import { ClockIcon, Link, MailIcon, MapPinIcon, PhoneIcon } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { contact } from './bank.ts';

interface WayProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

function Way({ icon, label, children }: WayProps) {
  return (
    // Nothing but the term and what it means may stand in the group of a list, so the icon is part of the term.
    <div className="grid content-start">
      <dt className="flex items-center gap-3 font-semibold">
        <span className="rounded-chip bg-primary-tint p-2.5 text-primary">{icon}</span>
        {label}
      </dt>
      <dd className="pl-14 text-lg wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Address, hotline, e-mail and hours of the bank. */
export function ContactWays() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Way icon={<MapPinIcon size={24} />} label={text('contact.address.label')}>
        {contact.address(language)}
      </Way>
      <Way icon={<PhoneIcon size={24} />} label={text('contact.hotline.label')}>
        <Link standalone href={contact.hotlineHref}>
          {contact.hotline}
        </Link>
      </Way>
      <Way icon={<MailIcon size={24} />} label={text('contact.email.label')}>
        <Link standalone href={contact.emailHref}>
          {contact.email}
        </Link>
      </Way>
      <Way icon={<ClockIcon size={24} />} label={text('contact.hours.label')}>
        {contact.hours}
      </Way>
    </>
  );
}
