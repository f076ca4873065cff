import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { findAccountClass } from '@taga/reference/account-classes';
import type { DescriptionRow } from '@taga/ui';
import { type ApplicationReading, occupationRows } from '../../lib/applications/application/application-sections.ts';
import {
  identityFiles,
  incomeFiles,
  type ShownFile,
  signatureFiles,
} from '../../lib/applications/application/shown-files.ts';
import { serviceOf } from '../../lib/applications/services/service.ts';
import { addressRows, personalRows, toRows } from '../../lib/customers/profile/profile-rows.ts';

export interface OrderSection {
  readonly name: 'identity' | 'personal' | 'address' | 'introducer' | 'account' | 'arrival' | 'services';
  readonly parts?: readonly { readonly title?: string; readonly rows: readonly DescriptionRow[] }[];
  readonly files?: readonly ShownFile[];
  /** Lines without a label. */
  readonly lines?: readonly string[];
}

/** A passport has one page; a card has two sides. */
function orderedIdentityFiles(application: StoredApplication, { text }: ApplicationReading): ShownFile[] {
  const images = identityFiles(application, text);
  const shown =
    application.UIdName === 'PASSPORT'
      ? images.slice(0, 1).map((image) => ({ ...image, label: text('orders.file.passport') }))
      : images;
  return [...shown, ...signatureFiles(application, text)];
}

function personal(application: StoredApplication, reading: ApplicationReading): OrderSection {
  return {
    name: 'personal',
    parts: [{ rows: [...personalRows(application, reading), ...occupationRows(application, reading)] }],
    files: incomeFiles(application),
  };
}

function address(application: StoredApplication, reading: ApplicationReading): OrderSection {
  const township = reading.text('orders.row.district');
  const parts = (['current', 'permanent'] as const).map((which) => ({
    title: reading.text(`profile.address.${which}`),
    rows: addressRows(application, which, reading, township),
  }));
  return { name: 'address', parts };
}

function introducer({ ReferId, EmployeeName }: StoredApplication, { text }: ApplicationReading): OrderSection {
  const rows = toRows([
    [text('orders.row.employeeId'), ReferId],
    [text('orders.row.employeeName'), EmployeeName],
  ]);
  return { name: 'introducer', parts: [{ rows }] };
}

function account(application: StoredApplication, { text, names }: ApplicationReading): OrderSection {
  const { AccountClass: code, BranchCode, BranchName } = application;
  const accountType = findAccountClass(code ?? '')?.accountType;
  const rows = toRows([
    [text('orders.row.accountClass'), accountType ? text(`accountList.${accountType}.name`) : code],
    [text('orders.row.accountType'), accountType && text(`accountList.${accountType}.kind`)],
    [text('orders.row.branch'), names.branch(BranchCode ?? '', BranchName ?? '')],
  ]);
  return { name: 'account', parts: [{ rows }] };
}

/** What was submitted, section by section. What was not asked of this customer is left out. */
export function orderSections(application: StoredApplication, reading: ApplicationReading): OrderSection[] {
  const services = application.Services.filter(({ Selected }) => Selected);
  return [
    { name: 'identity', files: orderedIdentityFiles(application, reading) },
    personal(application, reading),
    address(application, reading),
    ...(application.ReferId ? [introducer(application, reading)] : []),
    account(application, reading),
    ...(application.DateofArrival ? [{ name: 'arrival' } as const] : []),
    ...(services.length > 0
      ? [{ name: 'services', lines: services.map((record) => serviceOf(record, reading.language).name) } as const]
      : []),
  ];
}
