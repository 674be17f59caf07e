import type { CallName } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import {
  callsOf,
  type MemberCalls,
  contentInState,
  type State,
  STATES,
  WHOLE_TEXT,
} from '@/tests/support/drafts';

/** Each command with a complete input, and the states in which it is allowed. */
const COMMANDS: Partial<Record<CallName, { input?: Record<string, unknown>; from: readonly State[] }>> = {
  saveDraft: {
    input: { ...WHOLE_TEXT, title: '再改一次' },
    from: STATES.filter((state) => state !== 'removed'),
  },
  submitContent: { from: ['draft', 'pending', 'rejected', 'live, draft', 'live, pending'] },
  recallContent: { from: ['pending', 'live, pending'] },
  discardDraft: { from: ['draft', 'rejected', 'live, draft'] },
  restoreRevision: { input: { revision: 1 }, from: STATES.filter((state) => state !== 'removed') },
  approveContent: { from: ['pending', 'live, pending'] },
  rejectContent: { input: { reason: '来源不足' }, from: ['pending', 'live, pending'] },
  scheduleContent: { input: { release_time: '2199-02-02 08:00:00', far: true }, from: ['scheduled'] },
  unscheduleContent: { from: ['scheduled'] },
  withdrawContent: { from: ['live', 'live, draft', 'live, pending'] },
  restoreContent: { input: { reason: '已核实' }, from: ['withdrawn', 'removed'] },
  scheduleWithdrawal: {
    input: { withdraw_time: '2199-02-02 08:00:00', far: true },
    from: ['live', 'live, draft', 'live, pending'],
  },
  correctContent: {
    input: { lang: 'zh-Hans', title: '更正' },
    from: ['live', 'live, draft', 'live, pending'],
  },
  removeContent: { input: { reason: '法院裁定' }, from: STATES.filter((state) => state !== 'removed') },
};

const BY_DESK: CallName[] = [
  'approveContent',
  'rejectContent',
  'restoreContent',
  'scheduleContent',
  'unscheduleContent',
  'correctContent',
  'scheduleWithdrawal',
];
const WHO = ['owner', 'other', 'editor', 'admin'] as const;
type Who = (typeof WHO)[number];

/** The error code that a caller gets in any state; null where the state decides. */
function refused(who: Who, name: CallName, state: State): number | null {
  if (name === 'removeContent' && who !== 'admin') return 10300;
  if (BY_DESK.includes(name) && (who === 'owner' || who === 'other')) return 10300;
  if (who === 'other') return 404;
  if (state === 'removed' && who !== 'admin') return 404;
  return null;
}

let backend: TestBackend;
let actors: Record<Who, MemberCalls>;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  actors = {
    owner: callsOf(backend, (await register(backend, 'writer@example.org')).token),
    other: callsOf(backend, (await register(backend, 'stranger@example.org')).token),
    editor: callsOf(backend, (await signInAs(backend, 'editor')).token),
    admin: callsOf(backend, (await signInAs(backend, 'admin')).token),
  };
});
afterAll(() => backend.destroy());

describe.each(STATES)('a draft or story that is %s', (state) => {
  /** Made anew after each successful command; a refused command leaves it unchanged. */
  let draft: Awaited<ReturnType<typeof contentInState>> | null = null;

  test.each(Object.entries(COMMANDS))('%s', async (name, { input, from }) => {
    for (const who of WHO) {
      draft ??= await contentInState(state, actors);
      const answer = await actors[who](name as CallName, { id: draft.id, version: draft.version, ...input });
      const expected = refused(who, name as CallName, state) ?? (from.includes(state) ? 200 : 409);
      expect({ who, code: answer.code, key: answer.messageKey }).toMatchObject({ who, code: expected });
      if (answer.code === 409) expect(answer.messageKey).toBe('wrongState');
      if (answer.code === 200) draft = null;
    }
  });
});
