import { RESEND_SECONDS } from '@/backend/contract/accounts/limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  /** The number of tries, or the setting that defines it for the whole site. */
  count: number | 'lettersPerHour' | 'textsPerHour';
  seconds: number;
  /** Set when the count must stay exact, because it does not limit tries: `LIMITS_TIMES` does not multiply it. */
  isExact?: true;
}

/**
 * The allowed tries in a number of seconds. `…Account` counts by account or address written to, `…Member` by signed-in
 * member, `…Event`, `…Order`, `…Receiver` and `…Domain` by these, `…Network` by network address, `…Here` by account and
 * network, `…Device` by account and a browser that has signed in to it before, `site…` for everyone together. Beyond
 * `passwordAccount` and `codeAccount`, tries are slowed down instead of refused, see `turns.ts`.
 */
export const LIMITS = {
  passwordDevice: { count: 20, seconds: 15 * MINUTE },
  passwordHere: { count: 10, seconds: 15 * MINUTE },
  passwordAccount: { count: 50, seconds: HOUR },
  passwordNetwork: { count: 100, seconds: 15 * MINUTE },
  codeTryHere: { count: 10, seconds: HOUR },
  codeTryNetwork: { count: 100, seconds: 15 * MINUTE },
  codeResend: { count: 1, seconds: RESEND_SECONDS },
  codeMember: { count: 10, seconds: HOUR },
  codeDevice: { count: 10, seconds: HOUR },
  codeHere: { count: 5, seconds: HOUR },
  codeAccount: { count: 10, seconds: HOUR },
  codeNetwork: { count: 40, seconds: HOUR },
  siteLetters: { count: 'lettersPerHour', seconds: HOUR },
  siteLettersKnown: { count: 'lettersPerHour', seconds: HOUR },
  siteTexts: { count: 'textsPerHour', seconds: HOUR },
  siteTextsKnown: { count: 'textsPerHour', seconds: HOUR },
  passkeyNetwork: { count: 100, seconds: 15 * MINUTE },
  passkeyMember: { count: 20, seconds: HOUR },
  invitationMember: { count: 10, seconds: HOUR },
  registerNetwork: { count: 30, seconds: HOUR },
  providerNetwork: { count: 60, seconds: 15 * MINUTE },
  // A pasted page may contain two hundred pictures.
  uploadAccount: { count: 300, seconds: HOUR },
  uploadDayAccount: { count: 600, seconds: DAY },
  uploadNetwork: { count: 900, seconds: HOUR },
  feedbackAccount: { count: 10, seconds: HOUR },
  feedbackNetwork: { count: 40, seconds: HOUR },
  realnameAccount: { count: 5, seconds: DAY },
  draftAccount: { count: 60, seconds: DAY },
  saveAccount: { count: 2000, seconds: HOUR },
  // In markup characters, see `textWork`: at most two minutes of the text thread per hour.
  textWorkAccount: { count: 12_000_000, seconds: HOUR },
  eventSaveAccount: { count: 1000, seconds: HOUR },
  linkCardAccount: { count: 120, seconds: HOUR },
  submitAccount: { count: 60, seconds: HOUR },
  // Notes on drafts are notifications of others.
  noteAccount: { count: 120, seconds: HOUR },
  previewAccount: { count: 120, seconds: HOUR },
  exportAccount: { count: 10, seconds: HOUR },
  alertNetwork: { count: 60, seconds: HOUR },
  newsletterNetwork: { count: 30, seconds: HOUR },
  // Letters that ask an address to confirm; beyond, nothing is sent, and the answer stays the same.
  newsletterAddress: { count: 3, seconds: DAY },
  // Comments of accounts younger than a week, of older ones, and of all accounts of one network.
  commentNewAccount: { count: 10, seconds: HOUR },
  commentAccount: { count: 40, seconds: HOUR },
  commentNetwork: { count: 200, seconds: HOUR },
  // The third within a minute waits for an editor.
  commentMinute: { count: 2, seconds: MINUTE, isExact: true },
  commentReport: { count: 60, seconds: DAY },
  quizNetwork: { count: 200, seconds: HOUR },
  viewNetwork: { count: 2000, seconds: HOUR },
  depthNetwork: { count: 2000, seconds: HOUR },
  searchTerm: { count: 1, seconds: DAY, isExact: true },
  markAccount: { count: 600, seconds: 10 * MINUTE },
  readingAccount: { count: 600, seconds: 10 * MINUTE },
  orderAccount: { count: 60, seconds: HOUR },
  orderNetwork: { count: 300, seconds: HOUR },
  // Limits seat holds that are repeated without paying: one account can block its seats for at most five hours a day.
  holdEvent: { count: 20, seconds: DAY },
  inviteCodeAccount: { count: 60, seconds: 15 * MINUTE },
  inviteCodeNetwork: { count: 60, seconds: 15 * MINUTE },
  ticketKeyNetwork: { count: 300, seconds: 15 * MINUTE },
  gateJoinNetwork: { count: 60, seconds: 15 * MINUTE },
  waitlistAccount: { count: 60, seconds: HOUR },
  ticketTransferAccount: { count: 60, seconds: DAY },
  transferAccount: { count: 60, seconds: DAY },
  // Limits the seats of one event that one network holds by reporting a bank transfer: accounts are cheap, networks
  // less so.
  claimNetwork: { count: 20, seconds: DAY },
  unmatchedAccount: { count: 120, seconds: HOUR },
  ticketMessageEvent: { count: 10, seconds: DAY },
  // Letters that members cause to be sent to others, before an editor looks at them. All of these limits but the first
  // and the two of receivers grow with the standing of the account (`LETTER_STANDINGS`).
  letterNewAccount: { count: 20, seconds: 7 * DAY },
  letterHourMember: { count: 20, seconds: HOUR },
  letterDayMember: { count: 60, seconds: DAY },
  letterHourEvent: { count: 40, seconds: HOUR },
  letterDayEvent: { count: 120, seconds: DAY },
  letterDayReceiver: { count: 6, seconds: DAY },
  letterDayDomain: { count: 30, seconds: DAY },
  ticketResendOrder: { count: 3, seconds: DAY },
  ticketRenewal: { count: 3, seconds: DAY },
  eventAccount: { count: 100, seconds: DAY },
  // Each such call reveals whether an e-mail address belongs to a member.
  memberLookupAccount: { count: 30, seconds: DAY },
  apiNetwork: { count: 600, seconds: 10 * MINUTE },
  apiKey: { count: 6000, seconds: 10 * MINUTE },
  webhookAccount: { count: 60, seconds: HOUR },
  // A large server of the Fediverse sends and asks for all of its members from one network.
  federationInboxNetwork: { count: 600, seconds: 10 * MINUTE },
  federationReadNetwork: { count: 3000, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
