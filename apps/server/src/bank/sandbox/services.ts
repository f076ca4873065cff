import { accountClasses } from '@taga/reference/account-classes';
import { type BankService, chequeBookServiceId } from '../bank.ts';

const forEveryClass: readonly BankService[] = [
  {
    serviceId: 'PASSBOOK',
    name: { en: 'Passbook', mm: 'ဘဏ်စာအုပ်' },
    description: {
      en: 'A booklet in which your branch prints every deposit and withdrawal.',
      mm: 'ငွေသွင်း၊ ငွေထုတ်တိုင်းကို ဘဏ်ခွဲက ရိုက်နှိပ်မှတ်တမ်းတင်ပေးသည့် စာအုပ်ဖြစ်ပါသည်။',
    },
    isPreSelected: true,
    isReadOnly: true,
    isScheduled: false,
  },
  {
    serviceId: 'MPUCARD',
    name: { en: 'MPU Card', mm: 'MPU ကတ်' },
    description: {
      en: 'Pay in shops and withdraw cash at ATMs all over Myanmar.',
      mm: 'မြန်မာတစ်နိုင်ငံလုံးရှိ ဆိုင်များတွင် ငွေပေးချေနိုင်ပြီး ATM များမှ ငွေထုတ်နိုင်ပါသည်။',
    },
    isPreSelected: false,
    isReadOnly: false,
    isScheduled: false,
  },
  {
    serviceId: 'ESTATEMENT',
    name: { en: 'E-Statement', mm: 'အီလက်ထရောနစ် စာရင်းရှင်းတမ်း' },
    description: {
      en: 'What came in and went out, by email each month, week or day, free of charge.',
      mm: 'ငွေအဝင်အထွက်စာရင်းကို လစဉ်၊ အပတ်စဉ် သို့မဟုတ် နေ့စဉ် အီးမေးလ်ဖြင့် အခမဲ့ ပို့ပေးပါသည်။',
    },
    isPreSelected: false,
    isReadOnly: false,
    isScheduled: true,
  },
  {
    serviceId: 'MOBILEWALLET',
    name: { en: 'Mobile Wallet', mm: 'မိုဘိုင်းပိုက်ဆံအိတ်' },
    description: {
      en: 'Send money and pay bills from your phone.',
      mm: 'လက်ကိုင်ဖုန်းမှ ငွေလွှဲခြင်းနှင့် ဘေလ်ပေးချေခြင်းတို့ကို ပြုလုပ်နိုင်ပါသည်။',
    },
    isPreSelected: false,
    isReadOnly: false,
    isScheduled: false,
  },
];

const chequeBook: BankService = {
  serviceId: chequeBookServiceId,
  name: { en: 'Cheque Book', mm: 'ချက်လက်မှတ်စာအုပ်' },
  description: {
    en: 'Pay by cheque. The fee is deducted from the account.',
    mm: 'ချက်လက်မှတ်ဖြင့် ငွေပေးချေနိုင်ပါသည်။ အခကြေးငွေကို စာရင်းမှ နုတ်ယူပါမည်။',
  },
  isPreSelected: false,
  isReadOnly: false,
  isScheduled: false,
};

/** None for a class that the bank does not have. */
export function servicesOf(accountClass: string): readonly BankService[] {
  const found = accountClasses.find(({ code }) => code === accountClass);
  if (!found) return [];
  return found.areChequeBookFeesDeducted ? [...forEveryClass, chequeBook] : forEveryClass;
}
