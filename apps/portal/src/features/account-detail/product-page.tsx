import { payingClass } from '@taga/contract/journeys/existing-customer/outline';
import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import { useLocation } from '@taga/web/navigation';
import { BackLink, PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { VideoOnDemand } from '../../lib/platform/tutorial/video-on-demand.tsx';
import { Benefits, Documents, Facts, Terms } from './about-product.tsx';
import { Illustration } from './illustration.tsx';
import { productFigures } from './product-figures.ts';
import { Section } from './section.tsx';

/** The name of the class is the last part of the address; only addresses of classes lead here. */
export function useAccountClass(): AccountClass | undefined {
  const { pathname } = useLocation();
  return findAccountClass(pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '');
}

interface ProductPageProps {
  accountClass: AccountClass;
  /** The list it belongs to. */
  backHref: string;
  /** For who opens it from an account they have: they know it by another name, and less is asked of them. */
  isShorter?: boolean;
  /** What the reader can do about it. */
  panel: ReactNode;
}

/** All there is to know of a product, the same for everybody; what to do about it differs. */
export function ProductPage({ accountClass, backHref, isShorter = false, panel }: ProductPageProps) {
  const text = useText();
  const { accountType, code } = accountClass;
  const figures = productFigures(accountClass, { text, language: useLanguage() });
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-2">
        <BackLink href={backHref} />
        <PageHeading
          title={
            isShorter
              ? text('products.existing.title', { code: payingClass })
              : text(`accounts.${accountType}.shortName`)
          }
          lead={text(`products.${accountType}.description`, figures)}
        />
        <p className="text-sm text-text-muted">
          {text(`accountList.${accountType}.name`)}&nbsp;· {code}
        </p>
      </div>
      {/* Beside the whole text on a desktop, right under the description on a phone. */}
      <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">{panel}</div>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        <Benefits accountClass={accountClass} />
        <Facts accountClass={accountClass} />
        {accountClass.interestTiers.length > 0 && <Illustration accountClass={accountClass} />}
        <Documents isShorter={isShorter} />
        <Terms accountClass={accountClass} />
        <Section title={text('tutorial.dialog.title')}>
          <VideoOnDemand />
        </Section>
      </div>
    </div>
  );
}
