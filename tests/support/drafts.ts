import type { CallName, CallOutput } from '@/backend/contract/calls';
import { type CallAnswer, makeCall, newAddress } from './accounts';
import type { TestBackend } from './backend';

/** A text that passes all checks. */
export const WHOLE_TEXT = {
  lang: 'zh-Hans' as const,
  title: '清算所的夜班表',
  summary: '四个晚上，三个做市团队。',
  body: '<p>凌晨两点，值班的人先听见的是提示音。</p>',
};

/** Makes calls for one member and returns their whole answers. */
export function callsOf(backend: Pick<TestBackend, 'raw' | 'secret' | 'dataDir'>, token: string) {
  return <Name extends CallName>(
    name: Name,
    input: Record<string, unknown> = {},
  ): Promise<CallAnswer<CallOutput<Name>>> =>
    makeCall(backend, name, input, { token, address: newAddress() });
}

export type MemberCalls = ReturnType<typeof callsOf>;

/** The states that a draft or story can be in; after a comma, the state of its edit. */
export const STATES = [
  'draft',
  'pending',
  'rejected',
  'scheduled',
  'live',
  'live, draft',
  'live, pending',
  'withdrawn',
  'removed',
] as const;
export type State = (typeof STATES)[number];

/** Makes a draft of `owner` and brings it into a state by commands. */
export async function contentInState(
  state: State,
  { owner, admin }: { owner: MemberCalls; admin: MemberCalls },
) {
  let draft = (await owner('saveDraft', WHOLE_TEXT)).data;
  const { id } = draft;
  const step = async (who: MemberCalls, name: CallName, input: Record<string, unknown> = {}) => {
    const answer = await who(name, { id, version: draft.version, ...input });
    if (answer.code !== 200)
      throw new Error(`${name}: ${answer.code} ${answer.message} ${JSON.stringify(answer.fields)}`);
    draft = { ...draft, ...(answer.data as { id: number; version: number }) };
  };
  if (state === 'draft') return draft;
  await step(owner, 'submitContent');
  if (state === 'pending') return draft;
  if (state === 'rejected') await step(admin, 'rejectContent', { reason: '像是广告' });
  else if (state === 'scheduled')
    await step(admin, 'approveContent', { release_time: '2199-01-01 08:00:00', far: true });
  else {
    await step(admin, 'approveContent');
    if (state.startsWith('live, ')) await step(owner, 'saveDraft', { ...WHOLE_TEXT, title: '改过的题目' });
    if (state === 'live, pending') await step(owner, 'submitContent');
    if (state === 'withdrawn') await step(owner, 'withdrawContent');
    if (state === 'removed') await step(admin, 'removeContent', { reason: '法院裁定' });
  }
  return draft;
}
