import { brand } from '@taga/brand';
import type { Example, Wording } from '../../example.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { SampleLanguageSwitch } from '../language-switch/language-switch.examples.tsx';
import { Logo } from '../logo/logo.tsx';
import { TopBar } from './top-bar.tsx';

export function SampleTopBar({ t, width = 'page' }: { t: Wording; width?: 'page' | 'full' }) {
  return (
    <TopBar
      width={width}
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

export const examples: Example[] = [{ title: 'Logo, links, language, sign in', render: (t) => <SampleTopBar t={t} /> }];
