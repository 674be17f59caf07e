import type { ChannelName } from '@/backend/contract/channels/names';
import { type ChannelRules, FIRST_RULES } from '@/backend/contract/channels/rules';
import type { PostTiming } from '@/backend/contract/channels/states';
import type { Member } from '@/backend/kernel/caller';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { followStories } from '@/backend/modules/channels/commands/follow-stories';
import { releaseDuePosts } from '@/backend/modules/channels/commands/release-due';
import { saveRules } from '@/backend/modules/channels/commands/save-rules';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { Postponement } from '@/backend/outbox/postponement';
import { startDiscord, startReceiver, startTelegram } from './channel-stubs';
import { startTicketWorld, type TicketWorld } from './ticket-world';

const TOKEN = '7:token-of-the-bot';
export const SECRET = 'a-secret-of-the-receiver';

export type ChannelWorld = Awaited<ReturnType<typeof startChannelWorld>>;

/** The backend's modules with stubs of Telegram, Discord and a receiver of webhooks, and an editor. */
export async function startChannelWorld() {
  const telegram = await startTelegram(TOKEN, '@news');
  const discord = await startDiscord();
  const receiver = await startReceiver();
  const world: TicketWorld = await startTicketWorld({
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_CHAT: '@news',
    TELEGRAM_API_URL: telegram.url,
    DISCORD_WEBHOOK_URL: discord.webhookUrl,
    CHANNEL_WEBHOOK_URL: receiver.url,
    CHANNEL_WEBHOOK_SECRET: SECRET,
    PORTAL_URL: 'http://127.0.0.1:9',
  });
  const editor: Member = await world.member('editor-of-channels', ['editor', 'admin']);

  const payloads = async (kind: string) => {
    const rows = await world.sql`
      update outbox set delivered_at = now() where kind = ${kind} and delivered_at is null returning id, payload`;
    return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ payload }) => payload);
  };
  /** Has channels follow what was published, changed and withdrawn, and calls none. */
  const queue = async (): Promise<void> => {
    for (const payload of await payloads('channelStory')) await followStories(world.context, payload);
    await releaseDuePosts(world.context);
  };
  /** Does what the outbox does, as often as services put it off, up to some times. @returns the seconds of each pause */
  const run = async (max = 30): Promise<number[]> => {
    const pauses: number[] = [];
    await queue();
    for (const payload of await payloads('channelPost'))
      for (let tries = 0; tries < max; tries += 1) {
        const error = await deliverPost(world.context, payload).catch((thrown: unknown) => thrown);
        if (!(error instanceof Postponement)) break;
        const wait = error.until.getTime() - world.context.now().getTime();
        pauses.push(Math.round(wait / 1000));
        world.move(wait + 1);
      }
    return pauses;
  };
  const rule = async (channel: ChannelName, timing: PostTiming, more: Partial<ChannelRules> = {}) => {
    const { version } = await readRules(world.context, channel);
    const rules = { ...FIRST_RULES, keyFlash: { timing, at: '09:00' }, ...more };
    return saveRules(world.context, editor, { channel, version, rules });
  };
  const save = async (title: string, more: Partial<ContentDraft> = {}) => {
    const flash: ContentDraft = {
      kind: 'flash',
      status: 'approved',
      texts: [{ lang: 'zh-Hans', title, summary: '', body: `<p>${title}，详情</p>` }],
      authorId: null,
      categoryId: null,
      region: 'none',
      isImportant: true,
      pic: '',
      sourceName: {},
      sourceUrl: '',
      releaseTime: world.context.now(),
      labelIds: [],
      topicIds: [],
      ...more,
    };
    const [id] = await saveContents(world.context, [flash]);
    return id ?? 0;
  };
  const stateOf = async (id: number, channel: ChannelName = 'telegram') =>
    (await readChannelStates(world.context, id)).channels.find((each) => each.channel === channel);
  const methods = () => telegram.calls.map(({ path }) => path.split('/').at(-1));
  return {
    ...{ world, telegram, discord, receiver, editor, payloads, queue, run, rule, save, stateOf, methods },
    /** Deletes what earlier tests left. */
    async reset(): Promise<void> {
      await world.sql`delete from channel_posts`;
      await world.sql`delete from channels`;
      await world.sql`update outbox set delivered_at = now() where delivered_at is null`;
      for (const service of [telegram, discord, receiver]) service.clear();
    },
    async end(): Promise<void> {
      await world.end();
      for (const service of [telegram, discord, receiver]) await service.stop();
    },
  };
}
