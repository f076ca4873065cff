import type { Example, Wording } from '../../example.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { ArrowRightIcon } from '../icons/frame-icons.tsx';
import { DoorScene } from '../scenes/door-scene.tsx';
import { SampleTopBar } from '../top-bar/top-bar.examples.tsx';
import { PublicPage } from './public-page.tsx';

export const sampleSkipText = (t: Wording) => t('Skip to main content', 'အဓိကအကြောင်းအရာသို့ ကျော်သွားရန်');

export const examples: Example[] = [
  {
    title: 'A sentence, a button, the door',
    framed: true,
    render: (t) => (
      <PublicPage
        skipText={sampleSkipText(t)}
        header={<SampleTopBar t={t} />}
        footer={
          <footer className="border-t border-border p-6 text-center text-sm text-text-muted">
            © Taga Bank Limited
          </footer>
        }
      >
        <section className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-2 md:py-16">
          <div className="grid justify-items-start gap-5">
            <h1 className="text-2xl sm:text-3xl">
              {t('Open your bank account from where you are', 'သင်ရှိရာအရပ်မှ ဘဏ်စာရင်း ဖွင့်လိုက်ပါ')}
            </h1>
            <p className="text-lg text-text-muted">
              {t('Ten minutes, your identity card and a phone. That is all.', 'ဆယ်မိနစ်၊ သင့်မှတ်ပုံတင်နှင့် ဖုန်းတစ်လုံးသာ လိုပါသည်။')}
            </p>
            <ButtonLink href="#start">
              {t('Get started', 'စတင်မည်')}
              <ArrowRightIcon />
            </ButtonLink>
          </div>
          <DoorScene />
        </section>
      </PublicPage>
    ),
  },
];
