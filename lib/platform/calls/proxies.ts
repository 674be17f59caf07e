import type { CallName } from '@/backend/contract/calls';

/** Calls that begin, change or end a session, at `/api/auth/{name}`: the portal does something to its cookies. */
const AUTH_CALLS = [
  'login',
  'sendMailCode',
  'sendSms',
  'verifyMailCode',
  'verifySms',
  'forgotPassword',
  'bindEmail',
  'setNewPassword',
  'googleAuthUrl',
  'twitterAuthUrl',
  'passkeyLoginOptions',
  'passkeyLogin',
  'logOut',
  'deleteAccount',
] as const satisfies readonly CallName[];
export type AuthCall = (typeof AUTH_CALLS)[number];

/** Calls of a reader's pages, signed in or not, at `/api/account/{name}`: handed on with the session. */
const MEMBER_CALLS = [
  'userOverview',
  'editUser',
  'changeEmail',
  'changeMobile',
  'changePassword',
  'setPassword',
  'exportData',
  'accountDuties',
  'sessions',
  'revokeSession',
  'logOutEverywhere',
  'passkeys',
  'passkeyOptions',
  'addPasskey',
  'removePasskey',
  'messages',
  'readMessages',
  'deleteMessages',
  'realnameStatus',
  'submitRealname',
  'myCollection',
  'myFollow',
  'followAuthor',
  'like',
  'collect',
  'cancelCollect',
  'markState',
  'submitFeedback',
  'recordSearch',
  'searchRecords',
  'deleteSearchRecords',
  'addQuizResult',
] as const satisfies readonly CallName[];
export type MemberCall = (typeof MEMBER_CALLS)[number];

/** Calls of a writer's pages, at `/api/writing/{name}`: they carry whole texts. */
const WRITING_CALLS = [
  'saveDraft',
  'dropTranslation',
  'submitContent',
  'recallContent',
  'withdrawContent',
  'restoreContent',
  'restoreRevision',
  'discardDraft',
  'recoverDraft',
  'readPiece',
  'myContents',
  'revisions',
  'readRevision',
  'presence',
  'previewLink',
  'previewLinks',
  'endPreviewLink',
  'writingSetup',
  'suggestLabels',
  'linkCard',
  'copyPicture',
  'contentNumbers',
  'pieceNotes',
  'addNote',
  'changeNote',
  'seeEditorChanges',
] as const satisfies readonly CallName[];
export type WritingCall = (typeof WRITING_CALLS)[number];

/** Calls of the desk, at `/api/desk/{name}`. Calls it shares with writers are in `WRITING_CALLS`. */
const DESK_CALLS = [
  'reviewQueue',
  'reviewPiece',
  'claimContent',
  'releaseContent',
  'approveContent',
  'undoApproval',
  'rejectContent',
  'publishFlash',
  'correctContent',
  'deskContents',
  'readRecord',
  'recordUsage',
  'references',
  'saveRecord',
  'deleteRecord',
  'restoreRecord',
  'mergeRecords',
  'saveSeriesPoints',
  'replyFeedback',
  'setFeedbackState',
  'setRoles',
  'banUser',
  'unbanUser',
  'endUserSessions',
  'decideRealname',
  'blockSearch',
  'blockRanking',
  'bulkContents',
  'startFollowUp',
  'whereUsed',
  'scheduleContent',
  'unscheduleContent',
  'removeContent',
  'embargoContent',
  'endEmbargo',
  'feeds',
  'addFeed',
  'editFeed',
  'readFeed',
  'incoming',
  'decideIncoming',
  'sourceChanges',
  'decideSourceChange',
] as const satisfies readonly CallName[];
export type DeskCall = (typeof DESK_CALLS)[number];

/** Calls of those who buy tickets and hold them, at `/api/tickets/{name}`. Some are public. */
const TICKET_CALLS = [
  'ticketOffer',
  'checkCode',
  'joinWaitlist',
  'leaveWaitlist',
  'declineOffer',
  'createOrder',
  'orderDetails',
  'cancelOrder',
  'myOrders',
  'saveAttendees',
  'payOrder',
  'nameTransfer',
  'refundPreview',
  'requestRefund',
  'requestInvoice',
  'myTickets',
  'ticketOfMine',
  'ticketByKey',
  'fillTicket',
  'transferTicket',
] as const satisfies readonly CallName[];
export type TicketCall = (typeof TICKET_CALLS)[number];

export function isTicketCall(name: string): name is TicketCall {
  return (TICKET_CALLS as readonly string[]).includes(name);
}

/** Calls of a phone at the gate: the phone's own token opens them, and no session does. */
const GATE_PHONE_CALLS = ['joinGate', 'syncGate', 'undoScan'] as const satisfies readonly CallName[];

/** Calls of the gate, at `/api/gate/{name}`: those of phones, and those of the organiser who sets them up. */
const GATE_CALLS = [
  ...GATE_PHONE_CALLS,
  'activityGate',
  'saveCheckInList',
  'addGateDevice',
  'revokeGateDevice',
] as const satisfies readonly CallName[];
export type GateCall = (typeof GATE_CALLS)[number];

export function isGateCall(name: string): name is GateCall {
  return (GATE_CALLS as readonly string[]).includes(name);
}

/** Calls of those who hold events, at `/api/hosting/{name}`. */
const HOSTING_CALLS = [
  'hostingSetup',
  'saveOrganiser',
  'updateActivity',
  'destroyActivity',
  'myActivities',
  'activityIndex',
  'activityForEdit',
  'duplicateActivity',
  'activityPreviewLink',
  'endActivityPreviews',
  'rehearseActivity',
  'activityRehearsal',
  'activityStaff',
  'saveStaff',
  'activityHome',
  'exportOrders',
  'messageAttendees',
  'cancelPreview',
  'activityWaitlist',
  'activityOrders',
  'activityOrder',
  'checkOrder',
  'cancelActivityOrder',
  'updateActivityOrder',
  'activityCohosts',
  'inviteCohost',
  'removeCohost',
  'cohostInvitations',
  'answerCohost',
  'activityWebhooks',
  'addWebhook',
  'removeWebhook',
  'sendWebhookAgain',
  'addGuest',
  'matchTransfers',
  'activityCodes',
  'createCodes',
  'revokeCodes',
] as const satisfies readonly CallName[];
export type HostingCall = (typeof HOSTING_CALLS)[number];

/** What the browser may call. */
export type ProxiedCall =
  AuthCall | MemberCall | WritingCall | DeskCall | TicketCall | GateCall | HostingCall;

export function isHostingCall(name: string): name is HostingCall {
  return (HOSTING_CALLS as readonly string[]).includes(name);
}

export function isDeskCall(name: string): name is DeskCall {
  return (DESK_CALLS as readonly string[]).includes(name);
}

export function isWritingCall(name: string): name is WritingCall {
  return (WRITING_CALLS as readonly string[]).includes(name);
}

export function isMemberCall(name: string): name is MemberCall {
  return (MEMBER_CALLS as readonly string[]).includes(name);
}

export function isAuthCall(name: string): name is AuthCall {
  return (AUTH_CALLS as readonly string[]).includes(name);
}

/** Whether a call is a phone's own, made on nobody's behalf. */
export function isGatePhoneCall(name: GateCall): boolean {
  return (GATE_PHONE_CALLS as readonly string[]).includes(name);
}

/** The address of a call's proxy. */
export function proxyOf(name: ProxiedCall): string {
  if (isWritingCall(name)) return `/api/writing/${name}`;
  if (isDeskCall(name)) return `/api/desk/${name}`;
  if (isTicketCall(name)) return `/api/tickets/${name}`;
  if (isGateCall(name)) return `/api/gate/${name}`;
  if (isHostingCall(name)) return `/api/hosting/${name}`;
  return `/api/${isMemberCall(name) ? 'account' : 'auth'}/${name}`;
}
