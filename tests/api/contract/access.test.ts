import { accountCalls } from '@/backend/contract/accounts/calls';
import type { Access, Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import { landingCalls } from '@/backend/contract/landings/calls';
import { hostingCalls } from '@/backend/contract/events/hosting';
import { feedbackCalls } from '@/backend/contract/members/feedback';
import { passkeyCalls } from '@/backend/contract/accounts/passkeys';
import { profileCalls } from '@/backend/contract/members/profile';
import { sharingCalls } from '@/backend/contract/sharing/calls';
import { reactionCalls } from '@/backend/contract/members/reactions';
import { messageCalls } from '@/backend/contract/members/messages';
import { realNameCalls } from '@/backend/contract/members/real-name';
import { searchCalls } from '@/backend/contract/search/calls';
import { sessionCalls } from '@/backend/contract/accounts/sessions';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import { deskUserCalls } from '@/backend/contract/accounts/desk-users';
import { pointCalls } from '@/backend/contract/data/points';
import { deskFeedbackCalls } from '@/backend/contract/members/desk-feedback';
import { recordCalls } from '@/backend/contract/records/calls';
import { deskCalls } from '@/backend/contract/desk/calls';
import { feedCalls } from '@/backend/contract/feeds/calls';
import { writingCalls } from '@/backend/contract/writing/calls';
import { noteCalls } from '@/backend/contract/writing/note-calls';
import { ticketCalls } from '@/backend/contract/tickets/calls';
import { uploadCalls } from '@/backend/contract/uploads/calls';
import {
  ask,
  CHEAP_PASSWORDS,
  GOOD_PASSWORD,
  newAddress,
  register,
  samplePhone,
  signInAs,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

type Who = 'anonymous' | 'forged' | 'upgrade' | 'user' | 'other' | 'editor' | 'admin';
const EVERYONE: Who[] = ['anonymous', 'forged', 'upgrade', 'user', 'other', 'editor', 'admin'];

let backend: TestBackend;
const tokens: Record<Who, string> = {
  anonymous: '',
  forged: 'Zm9yZ2VkLXRva2VuLW9mLW5vYm9keS1hdC1hbGwtMTIzNDU',
  upgrade: '',
  user: '',
  other: '',
  editor: '',
  admin: '',
};

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  tokens.user = (await register(backend, 'one@example.org')).token;
  tokens.other = (await register(backend, 'two@example.org')).token;
  tokens.editor = (await signInAs(backend, 'editor')).token;
  tokens.admin = (await signInAs(backend, 'admin')).token;
  tokens.upgrade = (await ask(backend, 'login', { type: 1, ...samplePhone(backend) })).data.token;
});
afterAll(() => backend.destroy());

/** Who is let through to a call, by its access: everyone else gets this code. */
const REFUSED: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  upgrade: { anonymous: 10100, forged: 10200, user: 10200, other: 10200, editor: 10200, admin: 10200 },
  user: { anonymous: 10100, forged: 10200, upgrade: 10200 },
  editor: { anonymous: 10100, forged: 10200, upgrade: 10200, user: 10300, other: 10300 },
  admin: { anonymous: 10100, forged: 10200, upgrade: 10200, user: 10300, other: 10300, editor: 10300 },
  portal: Object.fromEntries(EVERYONE.map((who) => [who, 404])),
};

/** These end what the table stands on, so they are asked with an input that is refused after the check of access. */
const HARMLESS: Partial<Record<CallName, Record<string, unknown>>> = {
  logOut: { refused: true },
  logOutEverywhere: { keep_current: 'no boolean' },
};

const guarded = Object.entries<Call>(calls).filter(
  ([name, call]) => name !== 'logOut' && call.access !== 'public' && call.body === undefined,
);

/**
 * Who may make each call of the account area, of search, writing, the desk, events and tickets, written out: a new call has no row here and fails the test, one that was
 * opened or closed fails it too.
 */
const TABLE = {
  login: 'public',
  sendSms: 'public',
  sendMailCode: 'public',
  verifySms: 'public',
  verifyMailCode: 'public',
  forgotPassword: 'public',
  bindEmail: 'upgrade',
  setNewPassword: 'upgrade',
  userByToken: 'public',
  logOut: 'public',
  googleAuthUrl: 'public',
  googleLogin: 'public',
  twitterAuthUrl: 'public',
  twitterCallback: 'public',
  userInfo: 'user',
  userOverview: 'user',
  publicUser: 'public',
  editUser: 'user',
  changeEmail: 'user',
  changeMobile: 'user',
  changePassword: 'user',
  setPassword: 'user',
  exportData: 'user',
  accountDuties: 'user',
  deleteAccount: 'user',
  passkeys: 'user',
  passkeyOptions: 'user',
  addPasskey: 'user',
  removePasskey: 'user',
  passkeyLoginOptions: 'public',
  passkeyLogin: 'public',
  blockRanking: 'editor',
  sessions: 'user',
  revokeSession: 'user',
  logOutEverywhere: 'user',
  messages: 'user',
  readMessages: 'user',
  deleteMessages: 'user',
  realnameStatus: 'user',
  submitRealname: 'user',
  realnameRequests: 'admin',
  decideRealname: 'admin',
  myCollection: 'user',
  myFollow: 'user',
  followAuthor: 'user',
  like: 'user',
  collect: 'user',
  cancelCollect: 'user',
  markState: 'user',
  submitFeedback: 'user',
  shareSignature: 'public',
  upload: 'user',
  search: 'public',
  searchMore: 'public',
  hotSearch: 'public',
  searchSuggestions: 'public',
  recordSearch: 'public',
  searchRecords: 'user',
  deleteSearchRecords: 'user',
  blockedSearches: 'editor',
  blockSearch: 'editor',
  saveDraft: 'user',
  dropTranslation: 'user',
  submitContent: 'user',
  recallContent: 'user',
  withdrawContent: 'user',
  restoreContent: 'user',
  restoreRevision: 'user',
  discardDraft: 'user',
  recoverDraft: 'user',
  readPiece: 'user',
  myContents: 'user',
  revisions: 'user',
  readRevision: 'user',
  presence: 'user',
  previewLink: 'user',
  previewLinks: 'user',
  endPreviewLink: 'user',
  previewContent: 'public',
  writingSetup: 'user',
  suggestLabels: 'user',
  linkCard: 'user',
  copyPicture: 'user',
  contentNumbers: 'user',
  pieceNotes: 'user',
  addNote: 'user',
  changeNote: 'user',
  seeEditorChanges: 'user',
  reviewQueue: 'editor',
  reviewPiece: 'editor',
  claimContent: 'editor',
  releaseContent: 'editor',
  approveContent: 'editor',
  rejectContent: 'editor',
  scheduleContent: 'editor',
  unscheduleContent: 'editor',
  removeContent: 'admin',
  embargoContent: 'editor',
  endEmbargo: 'editor',
  publishFlash: 'editor',
  correctContent: 'editor',
  bulkContents: 'editor',
  undoApproval: 'editor',
  startFollowUp: 'editor',
  whereUsed: 'editor',
  deskContents: 'editor',
  auditLog: 'editor',
  deskOverview: 'editor',
  records: 'editor',
  readRecord: 'editor',
  recordUsage: 'editor',
  saveRecord: 'editor',
  deleteRecord: 'editor',
  restoreRecord: 'editor',
  references: 'editor',
  mergeRecords: 'editor',
  saveSeriesPoints: 'editor',
  deskFeedback: 'editor',
  replyFeedback: 'editor',
  setFeedbackState: 'editor',
  deskUsers: 'admin',
  deskUser: 'admin',
  setRoles: 'admin',
  banUser: 'admin',
  unbanUser: 'admin',
  endUserSessions: 'admin',
  feeds: 'editor',
  addFeed: 'editor',
  editFeed: 'editor',
  readFeed: 'editor',
  incoming: 'editor',
  decideIncoming: 'editor',
  sourceChanges: 'editor',
  decideSourceChange: 'editor',
  hostingSetup: 'user',
  saveOrganiser: 'user',
  updateActivity: 'user',
  destroyActivity: 'user',
  activityList: 'user',
  myActivities: 'user',
  activityIndex: 'user',
  activityForEdit: 'user',
  duplicateActivity: 'user',
  activityPreviewLink: 'user',
  endActivityPreviews: 'user',
  activityPreview: 'public',
  rehearseActivity: 'user',
  activityRehearsal: 'user',
  pendingActivities: 'editor',
  reviewActivity: 'editor',
  organiserDetails: 'public',
  activityCohosts: 'user',
  inviteCohost: 'user',
  removeCohost: 'user',
  cohostInvitations: 'user',
  answerCohost: 'user',
  activityStaff: 'user',
  saveStaff: 'user',
  ticketDetails: 'public',
  ticketOffer: 'public',
  checkCode: 'public',
  joinWaitlist: 'user',
  leaveWaitlist: 'user',
  declineOffer: 'public',
  createOrder: 'user',
  orderDetails: 'user',
  cancelOrder: 'user',
  myOrders: 'user',
  saveAttendees: 'user',
  payOrder: 'user',
  nameTransfer: 'user',
  refundPreview: 'user',
  requestRefund: 'user',
  requestInvoice: 'user',
  myTickets: 'user',
  ticketOfMine: 'user',
  ticketByKey: 'public',
  fillTicket: 'public',
  transferTicket: 'user',
  activityOrders: 'user',
  activityOrder: 'user',
  checkOrder: 'user',
  cancelActivityOrder: 'user',
  updateActivityOrder: 'user',
  addGuest: 'user',
  matchTransfers: 'user',
  activityHome: 'user',
  exportOrders: 'user',
  messageAttendees: 'user',
  cancelPreview: 'user',
  activityWaitlist: 'user',
  activityCodes: 'user',
  createCodes: 'user',
  revokeCodes: 'user',
  activityWebhooks: 'user',
  addWebhook: 'user',
  removeWebhook: 'user',
  sendWebhookAgain: 'user',
  activityGate: 'user',
  saveCheckInList: 'user',
  addGateDevice: 'user',
  revokeGateDevice: 'user',
  joinGate: 'public',
  syncGate: 'public',
  undoScan: 'public',
  landing: 'public',
  landingAddresses: 'public',
  quizTakers: 'public',
  addQuizResult: 'public',
} as const satisfies Partial<Record<CallName, Access>>;

const ACCOUNT_AREA: Record<string, Call> = {
  ...signInCalls,
  ...thirdPartyCalls,
  ...accountCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...feedbackCalls,
  ...sharingCalls,
  ...messageCalls,
  ...realNameCalls,
  ...reactionCalls,
  ...uploadCalls,
  ...searchCalls,
  ...writingCalls,
  ...noteCalls,
  ...deskCalls,
  ...recordCalls,
  ...pointCalls,
  ...deskFeedbackCalls,
  ...deskUserCalls,
  ...feedCalls,
  ...hostingCalls,
  ...landingCalls,
  ...ticketCalls,
};

test('every call of the account area, of search, writing, the desk, events, tickets and landings has its row, and nothing else has one', () => {
  const written = Object.entries(ACCOUNT_AREA).map(([name, { access }]) => [name, access]);
  expect(Object.fromEntries(written)).toEqual(TABLE);
});

/** Calls anyone may make are open to everyone: a forged or foreign token closes none of them, and opens nothing. */
const open = Object.keys(TABLE).filter((name) => TABLE[name as keyof typeof TABLE] === 'public');

describe.each(open.filter((name) => name !== 'logOut'))('%s, which is public', (name) => {
  test.each(EVERYONE)('as %s', async (who) => {
    const answer = await ask(backend, name as CallName, {}, { token: tokens[who], address: newAddress() });
    expect([10100, 10200, 10300, 404]).not.toContain(answer.code);
    expect(answer.status).toBeLessThan(500);
    if (answer.code !== 200) expect(answer.data).toBeNull();
  });
});

describe.each(guarded)('%s', (name, call) => {
  test.each(EVERYONE)('as %s', async (who) => {
    const input = HARMLESS[name as CallName] ?? { refused: true };
    const answer = await ask(backend, name as CallName, input, {
      token: tokens[who],
      address: call.access === 'portal' ? undefined : newAddress(),
    });
    const expected = REFUSED[call.access][who];
    if (expected)
      expect({ who, code: answer.code, data: answer.data }).toEqual({ who, code: expected, data: null });
    else {
      expect([10100, 10200, 10300]).not.toContain(answer.code);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

test('the upload asks who is there before it reads anything', async () => {
  for (const [who, code] of [
    ['anonymous', 10100],
    ['forged', 10200],
    ['upgrade', 10200],
  ] as const) {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(100)]), 'a.jpg');
    const answer = await backend.raw(calls.upload.path, {
      method: 'POST',
      headers: tokens[who] ? { authorization: tokens[who] } : {},
      body: form,
    });
    expect((await answer.json()).code).toBe(code);
  }
});

describe('what belongs to someone else does not exist', () => {
  test('sessions', async () => {
    const { list } = (await ask(backend, 'sessions', {}, { token: tokens.user })).data;
    expect(list).toHaveLength(1);
    const foreign = await ask(backend, 'revokeSession', { id: list[0]?.id }, { token: tokens.other });
    expect(foreign).toMatchObject({ status: 404, code: 404 });
    const byAdmin = await ask(backend, 'revokeSession', { id: list[0]?.id }, { token: tokens.admin });
    expect(byAdmin.code).toBe(404);
    expect((await ask(backend, 'userInfo', {}, { token: tokens.user })).code).toBe(200);
  });

  test('search records', async () => {
    const searched = { token: tokens.user, address: newAddress() };
    await ask(backend, 'search', { keyword: '比特币' }, searched);
    const { list } = (await ask(backend, 'searchRecords', {}, { token: tokens.user })).data;
    expect(list.map(({ keyword }) => keyword)).toEqual(['比特币']);
    expect((await ask(backend, 'searchRecords', {}, { token: tokens.other })).data.list).toEqual([]);
    const foreign = await ask(backend, 'deleteSearchRecords', { id: list[0]?.id }, { token: tokens.other });
    expect(foreign.code).toBe(404);
    expect((await ask(backend, 'deleteSearchRecords', {}, { token: tokens.other })).data).toEqual({
      deleted: 0,
    });
    const own = await ask(backend, 'deleteSearchRecords', { id: list[0]?.id }, { token: tokens.user });
    expect(own.data).toEqual({ deleted: 1 });
  });

  test('notifications', async () => {
    const own = {
      old_password: GOOD_PASSWORD,
      new_password1: 'other-harbour-95',
      new_password2: 'other-harbour-95',
    };
    await ask(backend, 'changePassword', own, { token: tokens.user });
    const { list, unread } = (await ask(backend, 'messages', { locale: 'en' }, { token: tokens.user })).data;
    expect(unread).toBe(1);
    expect(list[0]).toMatchObject({ kind: 'security', title: 'Password changed', is_read: false });
    const ids = list.map(({ id }) => id);
    await ask(backend, 'readMessages', { ids }, { token: tokens.other });
    const gone = await ask(backend, 'deleteMessages', { ids }, { token: tokens.other });
    expect(gone.data.deleted).toBe(0);
    expect((await ask(backend, 'messages', {}, { token: tokens.user })).data.unread).toBe(1);
    expect((await ask(backend, 'readMessages', { ids }, { token: tokens.user })).data.unread).toBe(0);
  });
});
