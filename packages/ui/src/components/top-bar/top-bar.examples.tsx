import { brand } from '@taga/brand';
import type { Example, Wording } from '../../example.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { SampleLanguageSwitch } from '../language-switch/language-switch.examples.tsx';
import { Logo } from '../logo/logo.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export function SampleTopBar({ t, ...bar }: { t: Wording } & Pick<TopBarProps, 'width' | 'plain'>) {
  return (
    <TopBar
      {...bar}
      start={
        <a href="#home">
          <Logo mark={brand.logo} wordmark={brand.wordmark} />
        </a>
      }
      middle={
        <ButtonLink variant="text" size="compact" href="#contact">
          {t('Contact', 'ဆက်သွယ်ရန်')}
        </ButtonLink>
      }
      end={
        <>
          <SampleLanguageSwitch t={t} />
          <div className="hidden sm:block">
            <ButtonLink size="compact" href="#login">
              {t('Sign in', 'ဝင်ရန်')}
            </ButtonLink>
          </div>
        </>
      }
    />
  );
}

export const examples: Example[] = [
  { title: 'Logo, links, language, sign in', render: (t) => <SampleTopBar t={t} /> },
  { title: 'Plain, above a form', render: (t) => <SampleTopBar t={t} plain /> },
];
