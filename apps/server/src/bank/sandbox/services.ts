import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { accountClasses } from '@taga/reference/account-classes';
import { type BankService, chequeBookServiceId } from '../bank.ts';

type ServiceId = 'PASSBOOK' | 'MPUCARD' | 'ESTATEMENT' | 'MOBILEWALLET' | typeof chequeBookServiceId;

function service(serviceId: ServiceId, marks: Partial<BankService> = {}): BankService {
  return {
    serviceId,
    name: byLanguage((language) => serverText(language)(`sandbox.service.${serviceId}.name`)),
    description: byLanguage((language) => serverText(language)(`sandbox.service.${serviceId}.description`)),
    isPreSelected: false,
    isReadOnly: false,
    isScheduled: false,
    ...marks,
  };
}

const forEveryClass: readonly BankService[] = [
  service('PASSBOOK', { isPreSelected: true, isReadOnly: true }),
  service('MPUCARD'),
  service('ESTATEMENT', { isScheduled: true }),
  service('MOBILEWALLET'),
];

const chequeBook = service(chequeBookServiceId);

/** None for a class that the bank does not have. */
export function servicesOf(accountClass: string): readonly BankService[] {
  const found = accountClasses.find(({ code }) => code === accountClass);
  if (!found) return [];
  return found.areChequeBookFeesDeducted ? [...forEveryClass, chequeBook] : forEveryClass;
}
