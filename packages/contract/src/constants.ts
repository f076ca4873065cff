/** Numbers and fixed words of the product. Facts about account classes are in `@taga/reference`. */

// Session
export const sessionLifetimeMs = 60 * 60 * 1000;
/** How long before its end the customer is warned. */
export const sessionWarningMs = 2 * 60 * 1000;

/** How often a call is repeated with a fresh token after a 401. */
export const retriesAfter401 = {
  default: 1,
  refreshToken: 2,
  balances: 1,
  login: 6,
  upload: 1,
  identityToken: 2,
} as const;
export const uploadRetryDelayMs = 2000;

// Lists
/** Pages are counted from 1. */
export const firstPageIndex = 1;
export const inboxPageSize = 10;
export const ordersPageSize = 15;
export const maxPageSize = 100;
export const subjectPreviewCharacters = 70;
/** Here and not with the record of a message, whose schema the browser does without. */
export const messageCategories = ['Information', 'System', 'Promotion', 'KYCUpdate', 'JointRegistration'] as const;
/** The queue of the desk is counted no further: anyone who has so many wants no exact number. */
export const mostCasesCounted = 1000;

// Screens
export const errorToastMs = 60_000;
export const phoneCheckPauseMs = 500;
export const currencyReloadDelayMs = 1000;
export const branchLookupDelayMs = 1000;
export const uploadProcessingDelayMs = 2000;
export const mapDefaultZoom = 15;
export const mapHeightPx = 286;

/** Which screen shows dates how. */
export const dateFormats = {
  profileAndOrderDetail: 'yyyy-MM-dd',
  ordersList: 'dd MMM, yyyy',
  messageDetail: 'MMM dd, yyyy',
  filter: 'Y-m-d',
} as const;

// Persons
export const nameMinCharacters = 3;
export const nameMaxCharacters = 100;
export const minimumAgeYears = 18;
/** Inclusive. It shuts out older customers; the specification fixes it. */
export const earliestBirthDate = '1950-01-01';
export const passwordMinCharacters = 8;
export const passwordMaxCharacters = 24;
/** The longest address a mail server accepts. */
export const emailMaxCharacters = 254;
export const addressMaxCharacters = 60;
export const phoneMinDigits = 8;
export const phoneMaxDigits = 12;
export const phoneStoredPrefix = '09';
export const phoneDisplayPrefix = '+95';

// Identity documents
export const nrcNumberDigits = 6;
/** Cards of type `T` have a shorter number. */
export const nrcNumberDigitsOfTypeT = 5;
export const nrcBackSerialMaxCharacters = 20;
export const oldNrcMaxCharacters = 20;
/** An introducer's may be longer, because it is not checked against a pattern. */
export const introducerOldNrcMaxCharacters = 25;
export const passportNumberMaxCharacters = 25;
export const visaNumberMaxCharacters = 25;

// Codes by SMS and links by e-mail
export const otpDigits = 6;
export const otpCountdownSeconds = 60;
export const otpTickMs = 1000;
export const otpMaxResends = 3;
export const emailLinkLifetimeHours = 24;

/** Who asked for the code. Sign-up says `ONBO`, the others `ONB`; the server takes only the right one. */
export const clientCodes = { registration: 'ONBO', passwordReset: 'ONB', existingCustomer: 'ONB' } as const;

// Bank
/** The product code of customers who came for a card and nothing else. */
export const creditCardProductCode = 'CREDITCARD';
/** What an order for a new card in place of an old one is called. */
export const cardRenewalServiceType = 'CARDRENEWAL';
export const accountNumberDigits = 17;
/** From here on the existing-account button may work: the product code is in positions 4 to 6. */
export const existingAccountMinCharacters = 6;
/** What the wire calls a cheque book; a bank may have another name for it. */
export const chequeBookWireId = 'CHEQUEBOOK';
export const employeeReferenceMaxDigits = 6;
export const existingCustomerDepositMmk = 10_000;
export const existingCustomerMinBalanceMmk = 10_000;
export const localCurrency = 'MMK';
/** In the order the selector shows them. */
export const foreignCurrencies = ['EUR', 'SGD', 'USD'] as const;
/** The classes that come in foreign currencies only. */
export const foreignCurrencyClasses = ['107', '108'] as const;
/** Whole hours of Myanmar time on weekdays. */
export const branchHours = { opens: 10, warns: 14, closes: 15 } as const;

// Uploads
/** The weakest network that somebody can still send a photo over: 16 kbit a second. */
export const leastUploadBytesPerSecond = 2_000;
/** Ten million, not 10 MiB. */
export const maxFileBytes = 10_000_000;
/** Of a passport's page that is only read: a browser sends it far smaller. */
export const maxReadPhotoBytes = 1_500_000;
export const filesPerDrop = 1;
export const maxIncomeFiles = 3;

// Identity capture
export const selfieVideoMinSeconds = 8;
export const selfieVideoMaxSeconds = 15;
export const selfieAutoSubmitSeconds = 60;
export const idCaptureFocus = { from: 30, to: 85 } as const;
export const idCaptureSaturation = 5;
/** How long a link for a phone can be opened, and what the phone may do with it afterwards. */
export const handOverLinkSeconds = 5 * 60;
export const handOverSeconds = 20 * 60;
/** How often the number on the computer can be typed on the phone. */
export const handOverTries = 3;
export const handOverDigits = 2;
/** How often the computer asks how far the phone is. */
export const handOverPollMs = 3_000;
export const identityServiceIds = { primary: 155, secondary: 161 } as const;

// Credit cards. The specification gives no limits; these are ours, and a bank that has others changes them here.
/** What may be asked for and granted, in whole kyats. */
export const cardLimitMmk = { from: 500_000, to: 50_000_000 } as const;
/** A month's income, in whole kyats. More is a slip of the finger. */
export const monthlyIncomeMaxMmk = 1_000_000_000;
export const serviceMaxYears = 60;
export const minGuarantors = 1;
export const maxGuarantors = 20;
export const maxSupplementaryHolders = 4;
export const maxCardDocuments = 12;

/** The longest note on a case, in letters. */
export const maxNote = 2000;

/** The longest remark that staff give with a decision, in letters. */
export const maxRemark = 1000;
/** Of a reason that stays in the audit log for ever. */
export const maxAuditedReason = 200;
/** What a member of staff may do at the desk; one person may hold several. */
export const staffRoles = ['maker', 'checker', 'supervisor', 'auditor', 'administrator'] as const;
