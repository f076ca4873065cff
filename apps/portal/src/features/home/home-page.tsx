import { accountClasses } from '@taga/reference/account-classes';
import { AccountCard, AccountCards, ButtonLink, Link, PhoneIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { accountFigures } from '../../lib/fulfilment/accounts/account-figures.ts';
import { ProductCard } from '../../lib/fulfilment/accounts/product-card.tsx';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { VideoOnDemand } from '../../lib/platform/tutorial/video-on-demand.tsx';
import { Banner } from './banner.tsx';
import { Benefits } from './benefits.tsx';
import { Features } from './features.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps.tsx';

export function Page() {
  return (
    <>
      <Banner />
      <Features />
      <Benefits />
      <Accounts />
      <Steps />
      <About />
      <Contact />
    </>
  );
}

function About() {
  const text = useText();
  return (
    <Section isBeside title={text('home.about.title')} lead={text('home.about.text')}>
      <VideoOnDemand />
    </Section>
  );
}

function Accounts() {
  const text = useText();
  return (
    <Section title={text('home.accounts.title', accountFigures(useLanguage()))}>
      <AccountCards className="md:grid-cols-2">
        {accountClasses.map((accountClass) => (
          <li key={accountClass.code}>
            <ProductCard accountClass={accountClass} />
          </li>
        ))}
        <li>
          <AccountCard
            as={RouterLink}
            name={text('home.card.name')}
            label={text('home.card.text')}
            href={paths.cardApplication()}
          />
        </li>
      </AccountCards>
    </Section>
  );
}

function Contact() {
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
