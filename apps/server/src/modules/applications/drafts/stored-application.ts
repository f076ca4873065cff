import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import { toSentId } from '@taga/contract/records/applications/application-id';
import {
  applicationOf,
  type ChosenBranch,
  fieldsOfCustomer,
  personalDetailOf,
} from '@taga/contract/records/applications/application-values';
import type { ChosenService, ServiceRecord } from '@taga/contract/records/applications/service';
import { namedFields, textIn } from '@taga/i18n';
import { findBranch } from '@taga/reference/branches';
import { findState } from '@taga/reference/states';
import { findTownship } from '@taga/reference/townships';
import type { BankService } from '../../../bank/bank.ts';
import { faultyPhotosIn } from '../../../identity/built-in/index.ts';
import { type Customer, toCustomerRecord } from '../../customers/customers/index.ts';
import { findOwnOrder } from '../../fulfilment/orders/index.ts';
import type { Application, ApplicationDependencies } from './application.ts';
import { toWire } from './correction.ts';
import { findDone } from './done-since.ts';
import { findKnownAnswers, type KnownAnswers, withKnown } from './known-answers.ts';

/** The whole record: what was answered, what is known of the customer, and what follows from both. */
export function wholeRecord(
  application: Omit<Application, 'applicationNo' | 'detailsReported'>,
  customer: Customer,
  known: KnownAnswers,
) {
  const { record, accountClass, currency, step } = application;
  const answers = withKnown(
    answersOfApplication(record, { idType: customer.person.idType, accountClass, currency }),
    known,
  );
  return {
    ...applicationOf({
      customer: fieldsOfCustomer(toCustomerRecord(customer)),
      answers,
      branch: chosenBranch(answers.branch.code),
      step,
    }),
    AuthorizationReqId: application.authorizationReqId,
    IDMFormId: known.check?.formId ?? null,
    IDMFormKey: known.check?.formKey ?? null,
    RecordURL: known.video?.url || null,
  };
}

/** A township of ours is its own town. */
function chosenBranch(code: string): ChosenBranch | undefined {
  const branch = findBranch(code);
  const township = branch && findTownship(branch.townshipCode)?.townShip_EN;
  const state = branch && findState(branch.stateCode)?.stateName_EN;
  return branch && { ...branch, city: township ?? '', townshipName: township ?? '', stateName: state ?? '' };
}

/** Everything that is known of an application, for its customer. */
export async function describeApplication(
  application: Application,
  customer: Customer,
  dependencies: ApplicationDependencies,
): Promise<StoredApplication> {
  const { authorizationReqId, accountClass } = application;
  const known = await findKnownAnswers({ authorizationReqId, withAddresses: true }, dependencies);
  const record = wholeRecord(application, customer, known);
  const isSubmitted = application.status !== null && application.status !== 'INIT';
  const order = isSubmitted
    ? await findOwnOrder(dependencies.db, { customerId: customer.id, authorizationReqId })
    : undefined;
  const id = toSentId(authorizationReqId);
  return {
    ...record,
    AuthorizationReqId: id,
    Id: id,
    ApplicationNo: application.applicationNo,
    Status: application.status,
    Step: application.step,
    PersonalDetail: personalDetailOf(record),
    Services: await listOffered(accountClass, application.record.Services ?? [], dependencies),
    Revision: application.revision,
    RecordId: known.video?.id ?? null,
    IdentityReasons: [...(known.check?.reasons ?? [])],
    IdentityFaultyPhotos: faultyPhotosIn(known.check?.scores ?? {}),
    ExpectedDay: order?.expectedOn ?? null,
    DetailsReported: application.detailsReported,
    ...(await describeCorrection(application, dependencies)),
  };
}

/** Nothing where nothing is asked for. */
async function describeCorrection(
  { authorizationReqId, correction }: Application,
  { db, files }: Pick<ApplicationDependencies, 'db' | 'files'>,
) {
  if (!correction) return {};
  return toWire(correction, await findDone({ authorizationReqId, correction }, { db, files }));
}

/** What can be chosen with a class, and what was. */
export async function listOffered(
  accountClass: Application['accountClass'],
  chosen: readonly ChosenService[],
  { bank, excludedServiceId }: Pick<ApplicationDependencies, 'bank' | 'excludedServiceId'>,
): Promise<ServiceRecord[]> {
  const services = await bank.listServices(accountClass);
  return services
    .filter(({ serviceId }) => serviceId !== excludedServiceId)
    .map((service) =>
      toServiceRecord(
        service,
        chosen.find(({ ServiceId }) => ServiceId === service.serviceId),
      ),
    );
}

/** A scheduled service starts as monthly, on the first. */
function toServiceRecord(service: BankService, chosen: ChosenService | undefined): ServiceRecord {
  return {
    ServiceId: service.serviceId,
    ...namedFields('prefixOthers', ['ServiceName', 'ServiceDescription'], (language, field) =>
      textIn(language, field === 'ServiceName' ? service.name : service.description),
    ),
    ReadOnly: service.isReadOnly,
    PreSelect: service.isPreSelected,
    AvailableService: true,
    ScheduleTime: chosen?.ScheduleTime ?? (service.isScheduled ? 'M' : null),
    SubScheduleTime: chosen ? (chosen.SubScheduleTime ?? null) : service.isScheduled ? 1 : null,
    Selected: chosen !== undefined,
  };
}
