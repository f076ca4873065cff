import { formatNumber } from '@taga/i18n';
import { accountClasses, cashPayoutBranchesOver } from '@taga/reference/account-classes';
import { useLanguage, useText } from '@taga/web/text';
import { bestRatePercent, openingAmount } from '../../lib/fulfilment/accounts/account-fact.ts';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { Section } from './section.tsx';

const savingAccounts = accountClasses.filter(({ kind }) => kind.endsWith('Saving'));
const bestRate = Math.max(...savingAccounts.map(bestRatePercent));
const smallestDeposit = Math.min(...savingAccounts.map(openingAmount));

export function Benefits() {
  const text = useText();
  const language = useLanguage();
  const benefits = [
    [`${formatNumber(bestRate, language)}%`, text('home.benefits.interest')],
    [
      text('home.benefits.depositAmount', { amount: formatNumber(smallestDeposit, language) }),
      text('home.benefits.deposit'),
    ],
    [
      text('home.benefits.branchCount', { count: formatNumber(cashPayoutBranchesOver, language) }),
      text('home.benefits.branches'),
    ],
    [contact.hoursInWords(language), text('home.benefits.hours')],
  ];
  return (
    <div className="bg-primary-tint">
      <Section title={text('home.benefits.title')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 md:grid-cols-4">
          {benefits.map(([figure, words]) => (
            <li key={figure} className="grid min-w-0 content-start gap-1 border-l-4 border-accent pl-4 wrap-anywhere">
              <strong className="text-xl font-semibold text-primary tabular-nums md:text-2xl">{figure}</strong>
              <span className="text-sm text-text md:text-base">{words}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
