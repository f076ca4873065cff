import type { IdType } from '@taga/contract/rules';
import type { LocalizedText } from '@taga/i18n';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';

/**
 * Everything the portal asks of a bank. Each order that changes something carries a reference: the same reference
 * with the same content is the same order, however often and however concurrently it arrives, and is carried out
 * once. The same reference with other content is refused.
 *
 * An answer of no is a `BankRefused`. No answer at all is a `BankUnavailable`: the order may or may not have been
 * carried out, and repeating it with its reference is safe.
 */
export interface Bank {
  findCustomer(identity: Identity): Promise<BankCustomer | undefined>;
  isBlacklisted(identity: Identity): Promise<boolean>;

  /** Keeps what was corrected of who a customer is; what the order does not name stays as it is. */
  correctCustomer(order: CustomerCorrection): Promise<void>;

  /** Open accounts only, the oldest first. */
  listAccounts(cifNo: string): Promise<readonly BankAccount[]>;
  /** Closed ones too. */
  findAccount(accountNumber: string): Promise<BankAccount | undefined>;

  /**
   * Gives the person a customer number first where the bank does not know them yet. A document that it knows with
   * another phone is refused: anyone who has copied its number would get an account in its holder's name.
   */
  openAccount(order: OpeningOrder): Promise<OpenedAccount>;
  /** Of an account that is empty. */
  closeAccount(order: ClosingOrder): Promise<void>;

  transfer(order: TransferOrder): Promise<Movement>;
  /** Takes a fee, which goes to the bank. */
  charge(order: ChargeOrder): Promise<Movement>;
  findMovement(reference: string): Promise<Movement | undefined>;

  listServices(accountClass: AccountClassCode): Promise<readonly BankService[]>;
  orderService(order: ServiceOrder): Promise<void>;

  findEmployee(staffId: string): Promise<BankEmployee | undefined>;

  /** Of a customer, the newest first; those that no longer work too. */
  listCards(cifNo: string): Promise<readonly BankCard[]>;
  findCard(cardId: string): Promise<BankCard | undefined>;
  /** Makes a credit card, for a person who may be new to the bank: the same holds as for `openAccount`. */
  issueCard(order: CardOrder): Promise<BankCard>;
  /** Makes a card that takes the place of another, to be collected at a branch. */
  renewCard(order: CardRenewal): Promise<BankCard>;
  cancelCard(order: CardCancellation): Promise<void>;
}

/** The document a person is known by, with 0 to 9 and capital letters. */
export interface Identity {
  readonly idType: IdType;
  readonly idValue: string;
}

export interface BankCustomer {
  /** The bank's own number for the customer. */
  readonly cifNo: string;
  readonly name: string;
  /**
   * In the form `09…`, as on file at the bank. Anyone who signs up with the same document must also hold this phone
   * before the portal shows them the customer's accounts: a document's number is easily found out.
   */
  readonly phone: string;
}

/** Whole minor units (`currencyExponents`) of a currency. Never a fraction. */
export interface Money {
  readonly currency: Currency;
  readonly minor: number;
}

export interface BankAccount {
  readonly accountNumber: string;
  readonly cifNo: string;
  /** Mostly an account class of ours; a bank has older products as well. */
  readonly productCode: string;
  readonly balance: Money;
  readonly branchCode: string;
  readonly isOpen: boolean;
  /** Money has arrived in it at least once. */
  readonly isFunded: boolean;
  readonly openedAt: Date;
}

interface Order {
  readonly reference: string;
}

interface CustomerAddress {
  /** Codes of the portal's lists of places. */
  readonly state: string;
  readonly township: string;
  readonly address: string;
  readonly street: string | null;
  readonly houseNo: string | null;
}

/** Of who a customer is, what two members of staff have found to be wrong, as it is right. */
export interface CustomerCorrection extends Order {
  readonly cifNo: string;
  readonly name?: string;
  readonly fatherName?: string;
  /** The number of the document, of the same kind as before. */
  readonly identity?: Identity;
  /** `yyyy-MM-dd`. */
  readonly birthDate?: string;
  readonly phone?: string;
  /** Both or neither. */
  readonly currentAddress?: CustomerAddress;
  readonly permanentAddress?: CustomerAddress;
}

/** Who authorises something at the bank. */
export interface Authorizer {
  readonly id: string;
  readonly name: string;
}

export interface OpeningOrder extends Order {
  readonly identity: Identity;
  readonly name: string;
  readonly phone: string;
  readonly accountClass: AccountClassCode;
  readonly currency: Currency;
  readonly branchCode: string;
  /**
   * The customer number of the person whom the applicant has proved to be, to staff or by their phone. It must be that of
   * the document; the phone on file is then not compared.
   */
  readonly linkedTo?: string;
  /** The same for every order of this portal. */
  readonly authorizer?: Authorizer;
}

export interface OpenedAccount {
  readonly cifNo: string;
  readonly accountNumber: string;
}

export interface ClosingOrder extends Order {
  readonly accountNumber: string;
}

export interface TransferOrder extends Order {
  readonly fromAccount: string;
  readonly toAccount: string;
  readonly money: Money;
}

export interface ChargeOrder extends Order {
  readonly accountNumber: string;
  readonly money: Money;
}

/** Money that has moved. `toAccount` is null where the bank itself received it. */
export interface Movement {
  readonly reference: string;
  readonly fromAccount: string;
  readonly toAccount: string | null;
  readonly money: Money;
  readonly at: Date;
}

export interface BankService {
  readonly serviceId: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly isPreSelected: boolean;
  readonly isReadOnly: boolean;
  /** Comes again and again, as often as the customer chooses. */
  readonly isScheduled: boolean;
}

export interface ServiceOrder extends Order {
  readonly accountNumber: string;
  readonly serviceId: string;
  readonly branchCode: string;
  readonly schedule?: ServiceSchedule;
  /** Of a cheque book: whether it has the line that machines read. It has, unless this says otherwise. */
  readonly isMicr?: boolean;
}

/** In the words of the wire: `M` with a day of the month, `W` with a weekday, `D` with nothing. */
export interface ServiceSchedule {
  readonly time: 'M' | 'D' | 'W';
  readonly on: string | null;
}

/**
 * The service with a card and a fee of its own in the portal, which is therefore no choice among the services. A bank
 * with another name for it says so in its settings.
 */
export const chequeBookServiceId = 'CHEQUEBOOK';

export interface BankEmployee {
  readonly name: string;
  /** In the form `09…`; null where the bank has none, or does not give it out. */
  readonly phone: string | null;
}

/** A credit card as its holder may see it. */
export interface BankCard {
  /** The bank's own name for it. The whole number never leaves the bank. */
  readonly cardId: string;
  readonly cifNo: string;
  readonly lastDigits: string;
  /** `Visa`, `MPU` and so on. */
  readonly cardType: string;
  readonly category: string;
  readonly holderName: string;
  /** In the bank's words. */
  readonly status: string;
  /** The last month it is good in, as `yyyy-MM`. */
  readonly expires: string;
  readonly limit: Money;
  /** Whether the bank would make another in its place now. */
  readonly isRenewable: boolean;
}

export interface CardOrder extends Order {
  readonly identity: Identity;
  readonly name: string;
  readonly phone: string;
  readonly limit: Money;
  /** As for `OpeningOrder`. */
  readonly linkedTo?: string;
}

export interface CardRenewal extends Order {
  readonly cardId: string;
  readonly branchCode: string;
}

export interface CardCancellation extends Order {
  readonly cardId: string;
}
