import { definitionOf, type Endpoint, type EndpointDefinition } from '../endpoint.ts';
import { deskKinds, wireKinds } from '../kinds/index.ts';
import {
  chargeFees,
  createAccount,
  subscribeService,
  transferDeposit,
  verifyExistingCustomerCode,
} from './accounts.ts';
import { logEvent } from './analytics.ts';
import {
  checkBlacklist,
  correctAskedDetails,
  findApplication,
  getAccountInfo,
  getApplication,
  listOwnApplications,
  reportDetails,
  saveApplication,
  sendNewPhoneCode,
  submitApplication,
  verifyActivationCode,
} from './applications.ts';
import { getCustomer, login, refreshSession } from './auth.ts';
import { listBalances, listBalancesByPost } from './balances.ts';
import { getMapTiles, listBranches } from './branches.ts';

import { getCardPages, getCardRenewal, listCards, renewCard } from './cards.ts';

import {
  checkExistingAccount,
  checkExistingAccountByPost,
  checkExistingBalance,
  checkExistingBalanceByPost,
} from './core-checks.ts';
import { searchAudit, verifyAudit } from './desk/audit.ts';
import { confirmBroadcast, countRecipients, listBroadcasts, sendBroadcast, stopBroadcast } from './desk/broadcasts.ts';
import {
  confirmProposal,
  confirmServiceRejection,
  getCase,
  listCases,
  listReasons,
  listViews,
  moveService,
  proposeDecision,
  releaseCase,
  removeView,
  saveView,
  sendBackProposal,
  takeCase,
  undoServiceRejection,
  viewFile,
  withdrawProposal,
} from './desk/cases.ts';
import { listChanges } from './desk/changes.ts';
import {
  blockCustomer,
  endCustomerSession,
  endCustomerSessions,
  getCustomerAtDesk,
  getCustomerProducts,
  listCustomerDeliveries,
  listCustomerMessages,
  resendCustomerMessage,
  searchCustomers,
  setProductCode,
  unblockCustomer,
} from './desk/customers.ts';
import {
  confirmDetailCorrection,
  getCustomerDetails,
  listDetailCorrections,
  proposeDetailCorrection,
  sendBackDetailCorrection,
  withdrawDetailCorrection,
} from './desk/detail-corrections.ts';
import { getFigures, getHealthFigures } from './desk/figures.ts';
import { deskEndpointsOf } from './desk/kind-endpoints.ts';
import { addCaseNote, listColleagues, listMentions } from './desk/notes.ts';
import {
  acceptInvitation,
  changeStaff,
  decideStaffProposal,
  exchangeProviderCode,
  getInvitation,
  getOwnStaff,
  getSignInWays,
  inviteStaff,
  listStaff,
  proveSecondFactor,
  signInStaff,
  signOutStaff,
} from './desk/staff.ts';
import { assignCase, freeCase, getTeam, handOverCases, setAbsence } from './desk/team.ts';
import { getTour } from './desk/tour.ts';
import { listDeliveries, listWebhooks, replayDelivery } from './desk/webhooks.ts';
import { checkEmployee, checkEmployeeByPost } from './employees.ts';
import {
  beginHandOver,
  confirmHandOver,
  endHandOver,
  finishHandOver,
  getHandOver,
  getHandOverTask,
  openHandOver,
} from './hand-over.ts';
import { getIdentityToken, submitCapturedIdentity, submitUploadedIdentity } from './identity.ts';
import { getMessage, listMessages, requestChequeBook } from './inbox.ts';
import { answerIntroduction, getIntroduction } from './introductions.ts';
import { customerEndpointsOf } from './kind-endpoints.ts';
import { getLifetimes } from './lifetimes.ts';
import { getAccountCard, getCreditOrder, getExistingCustomerOrder, listOrders } from './orders.ts';
import { requestPasswordReset, resendResetCode, resetPassword, verifyResetCode } from './password-reset.ts';
import { correctDetails, exportData, getProfile, setMailPreference } from './profile.ts';
import { listStates, listTownships } from './reference.ts';
import {
  checkContact,
  checkIdentity,
  checkIdentityByPost,
  readPassport,
  resendCode,
  resendVerificationEmail,
  submitRegistration,
  verifyEmail,
  verifyRegistrationCode,
} from './register.ts';
import { stopReminders } from './reminders.ts';
import { endSession, listSessions, logout } from './sessions.ts';
import { getTermsPath } from './terms.ts';
import { getReaderToken, getVisitorToken } from './tokens.ts';
import { removeFile, uploadFile } from './uploads.ts';

export * from './accounts.ts';
export * from './analytics.ts';
export * from './applications.ts';
export * from './auth.ts';
export * from './balances.ts';
export * from './branches.ts';
export * from './cards.ts';
export * from './core-checks.ts';
export * from './desk/audit.ts';
export * from './desk/broadcasts.ts';
export * from './desk/cards.ts';
export * from './desk/cases.ts';
export * from './desk/changes.ts';
export * from './desk/customers.ts';
export * from './desk/detail-corrections.ts';
export * from './desk/figures.ts';
export * from './desk/notes.ts';
export * from './desk/renewals.ts';
export * from './desk/staff.ts';
export * from './desk/team.ts';
export * from './desk/tour.ts';
export * from './desk/webhooks.ts';
export * from './employees.ts';
export * from './hand-over.ts';
export * from './identity.ts';
export * from './inbox.ts';
export * from './introductions.ts';
export * from './lifetimes.ts';
export * from './orders.ts';
export * from './password-reset.ts';
export * from './profile.ts';
export * from './reference.ts';
export * from './register.ts';
export * from './reminders.ts';
export * from './sessions.ts';
export * from './terms.ts';
export * from './tokens.ts';
export * from './uploads.ts';

/** Every call of the wire, implemented or not, in the order a customer meets them, and then those of the desk. */
const endpoints: readonly Endpoint[] = [
  getVisitorToken,
  getReaderToken,
  listStates,
  listTownships,
  listBranches,
  getMapTiles,
  getLifetimes,
  logEvent,

  checkIdentity,
  checkIdentityByPost,
  readPassport,
  checkContact,
  submitRegistration,
  verifyRegistrationCode,
  resendCode,
  verifyEmail,
  resendVerificationEmail,

  login,
  refreshSession,
  getCustomer,
  getProfile,
  exportData,
  setMailPreference,
  correctDetails,
  listSessions,
  endSession,
  logout,
  requestPasswordReset,
  verifyResetCode,
  resendResetCode,
  resetPassword,

  listBalances,
  listBalancesByPost,
  listMessages,
  getMessage,
  requestChequeBook,
  listOrders,
  getCreditOrder,
  getExistingCustomerOrder,
  getAccountCard,

  checkBlacklist,
  getAccountInfo,
  getApplication,
  findApplication,
  listOwnApplications,
  saveApplication,
  reportDetails,
  sendNewPhoneCode,
  correctAskedDetails,
  verifyActivationCode,
  submitApplication,
  uploadFile,
  removeFile,
  getIdentityToken,
  submitCapturedIdentity,
  submitUploadedIdentity,
  beginHandOver,
  getHandOver,
  endHandOver,
  openHandOver,
  confirmHandOver,
  getHandOverTask,
  finishHandOver,
  checkEmployee,
  checkEmployeeByPost,
  getTermsPath,
  getIntroduction,
  answerIntroduction,
  stopReminders,

  checkExistingBalance,
  checkExistingBalanceByPost,
  checkExistingAccount,
  checkExistingAccountByPost,
  verifyExistingCustomerCode,
  createAccount,
  subscribeService,
  transferDeposit,
  chargeFees,

  getCardPages,
  ...wireKinds.flatMap((kind) => Object.values(customerEndpointsOf(kind))),
  listCards,
  renewCard,
  getCardRenewal,

  listCases,
  listViews,
  saveView,
  removeView,
  getCase,
  takeCase,
  releaseCase,
  viewFile,
  proposeDecision,
  confirmProposal,
  sendBackProposal,
  withdrawProposal,
  listReasons,
  moveService,
  confirmServiceRejection,
  undoServiceRejection,

  ...deskKinds.flatMap((kind) => Object.values(deskEndpointsOf(kind))),

  searchCustomers,
  getCustomerAtDesk,
  endCustomerSession,
  endCustomerSessions,
  blockCustomer,
  unblockCustomer,
  getCustomerDetails,
  listDetailCorrections,
  proposeDetailCorrection,
  withdrawDetailCorrection,
  confirmDetailCorrection,
  sendBackDetailCorrection,
  getCustomerProducts,
  listCustomerMessages,
  listCustomerDeliveries,
  resendCustomerMessage,
  setProductCode,
  listBroadcasts,
  countRecipients,
  sendBroadcast,
  confirmBroadcast,
  stopBroadcast,
  getFigures,
  getHealthFigures,
  addCaseNote,
  getTeam,
  assignCase,
  freeCase,
  setAbsence,
  handOverCases,
  listColleagues,
  listMentions,
  listChanges,
  listWebhooks,
  listDeliveries,
  replayDelivery,
  getTour,

  getSignInWays,
  signInStaff,
  proveSecondFactor,
  exchangeProviderCode,
  getOwnStaff,
  signOutStaff,
  getInvitation,
  acceptInvitation,
  listStaff,
  inviteStaff,
  changeStaff,
  decideStaffProposal,
  searchAudit,
  verifyAudit,
];

export const allEndpoints: readonly EndpointDefinition[] = endpoints.map((endpoint) => definitionOf(endpoint));
