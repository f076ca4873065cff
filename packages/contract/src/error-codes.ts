/**
 * Every error code the server answers with, by the name the code uses for it.
 * `EX0004`, `1001` and the two e-mail codes come from the specification; `TG0…` carry the HTTP status
 * they go with; `TG1…` are our own business rules. Their texts are in the `errors` catalogs.
 */
export const errorCodes = {
  accountBlocked: 'EX0004',
  /** Beside `EX0004`: it was the bank that blocked, and no number of wrong passwords. */
  blockedByBank: 'TG1512',
  alreadyHasAccount: '1001',
  emailAlreadyVerified: '103000012',
  emailLinkExpired: '103000008',

  badJson: 'TG0400',
  tokenMissing: 'TG0401',
  notAllowed: 'TG0403',
  notFound: 'TG0404',
  methodNotAllowed: 'TG0405',
  requestTimeout: 'TG0408',
  bodyTooLarge: 'TG0413',
  unsupportedMediaType: 'TG0415',
  tooManyRequests: 'TG0429',
  internal: 'TG0500',
  notImplemented: 'TG0501',
  unavailable: 'TG0503',
  /** The bank's own system did not answer in time. An order may have been carried out; asking again does not repeat it. */
  bankUnavailable: 'TG0504',

  invalidField: 'TG1001',

  wrongCredentials: 'TG1101',
  emailNotVerified: 'TG1102',
  refreshTokenInvalid: 'TG1103',
  contactTaken: 'TG1104',
  passwordTooCommon: 'TG1105',
  emailLinkInvalid: 'TG1106',
  /** The link is real, but the sign-up waited too long for it and is forgotten. */
  signUpForgotten: 'TG1107',

  codeWrong: 'TG1201',
  codeExpired: 'TG1202',
  codeTriesUsedUp: 'TG1203',
  codeResendTooSoon: 'TG1204',
  codeResendsUsedUp: 'TG1205',

  customerBlacklisted: 'TG1301',
  classNotAllowed: 'TG1302',
  currencyNotAllowed: 'TG1303',
  stepOutOfOrder: 'TG1304',
  /** Somebody saved the same application from another device in the meantime. */
  savedElsewhere: 'TG1305',
  /** The application is submitted or decided, so nothing of it can change any more. */
  applicationClosed: 'TG1306',
  applicationIncomplete: 'TG1307',
  /** A link to an introducer that never was, or whose time is over. */
  introductionLinkInvalid: 'TG1308',
  introductionAnswered: 'TG1309',
  /** Staff have asked for some things to be done again: these and no others can be changed. */
  notAskedToCorrect: 'TG1310',
  correctionsMissing: 'TG1311',
  /** Not the number that the computer shows. */
  handOverNumberWrong: 'TG1312',

  fileTooLarge: 'TG1401',
  fileTypeNotAllowed: 'TG1402',
  fileUnreadable: 'TG1403',
  tooManyFiles: 'TG1404',
  /** What is sent does not go on where the upload stopped: ask how much has arrived, and send the rest. */
  uploadOffsetWrong: 'TG1405',
  /** What arrived is not what was sent: send it again. */
  fileDamaged: 'TG1406',
  /** The bank's scanner says that it does harm. */
  fileInfected: 'TG1407',
  /** A PDF that does more than be read: scripts, other files, a password. */
  pdfNotPlain: 'TG1408',
  /** As many askings for a video, or checks of an identity, as a day has. */
  identityTriesUsedUp: 'TG1409',

  accountNotAllowed: 'TG1501',
  insufficientBalance: 'TG1502',
  chequeBookAlreadyRequested: 'TG1503',
  employeeNotFound: 'TG1504',
  /** The bank's own system said no, for a reason it gives in its words. */
  bankRefused: 'TG1505',
  /** The bank does not renew this card, or not yet. */
  cardNotRenewable: 'TG1506',

  /** A link to stop reminders that we did not make. */
  reminderLinkInvalid: 'TG1540',
  /** The bank has the customer's details already: staff change them, not the customer. */
  detailsWithBank: 'TG1541',

  /** There is no photo of the document, or no face to compare: who approves it all the same says why. */
  proofMissing: 'TG1511',
  /** Somebody keeps as many views of the queue as they may. */
  tooManyViews: 'TG1520',

  /** The notice cannot be sent again: it was never sent by email or SMS, or the customer wants neither. */
  noticeNotResendable: 'TG1560',
  /** A customer was sent notices again as often as a day has. */
  resentTooOften: 'TG1561',
  /** A supervisor has given the case to somebody else; the answer says to whom. */
  caseAssigned: 'TG1550',
  /** Who is to have the case cannot do what it waits for, is not given its branch, or has proposed it. */
  staffCannotTake: 'TG1551',
  /** Who is to have the case is absent. */
  staffAbsent: 'TG1552',
  /** Nobody ends before they begin, nor are they absent for longer than a year. */
  absenceNotPossible: 'TG1553',

  /** The broadcast is not waiting for a second administrator, or has come to its end. */
  broadcastNotOpen: 'TG1562',

  /** Another customer has the document. */
  documentTaken: 'TG1570',
  /** A correction of the customer's details waits for a second member of staff already. */
  detailsProposed: 'TG1571',
  /** The correction was confirmed, sent back or withdrawn before, or the details are no longer those that it began with. */
  detailsProposalClosed: 'TG1572',
  /** The bank is carrying out an order with the details as they are: correct them when it has answered. */
  detailsInUse: 'TG1573',
  /** Nothing is other than it is. */
  detailsUnchanged: 'TG1574',

  /** Somebody else works on the case; the answer says who, and since when. */
  caseHeld: 'TG1701',
  /** A case is taken before it is decided. */
  caseNotHeld: 'TG1702',
  /** Something about the case has changed since it was looked at. */
  caseChanged: 'TG1703',
  /** There is nothing to decide: it is with somebody else, or decided. */
  caseNotOpen: 'TG1704',
  /** Nobody decides on what they have proposed themselves. */
  ownProposal: 'TG1705',
  /** The customer number is not that of the applicant's document, or there is nothing to link. */
  linkNotPossible: 'TG1706',
  /** The account is not open yet, or the service has come to its end. */
  serviceNotOpen: 'TG1707',

  /** A one-time link for staff that never was, was used or has run out. */
  invitationInvalid: 'TG1601',
  /** Without an administrator nobody could make another one. */
  lastAdministrator: 'TG1602',
  /** Staff sign in at the bank's own identity provider and nowhere else. */
  staffPasswordsOff: 'TG1603',
  /** Roles are given at the bank's own identity provider and nowhere else. */
  staffRolesElsewhere: 'TG1604',
  /** Something is proposed of this person already, and another administrator has not decided on it yet. */
  staffProposalOpen: 'TG1605',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
