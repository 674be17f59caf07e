import { eq } from 'drizzle-orm';
import { CHANNELS, type ChannelName } from '@/backend/contract/channels/names';
import { channelSecrets } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { openSealedText, sealText } from '@/backend/kernel/sealed-text';
import { openBluesky } from '@/backend/modules/channels/services/bluesky';
import { openDiscord } from '@/backend/modules/channels/services/discord';
import { openLine } from '@/backend/modules/channels/services/line';
import type { ChannelService, ServiceTools } from '@/backend/modules/channels/services/service';
import { openTelegram } from '@/backend/modules/channels/services/telegram';
import { openWebhook } from '@/backend/modules/channels/services/webhook';
import { openWechat } from '@/backend/modules/channels/services/wechat';
import { openX } from '@/backend/modules/channels/services/x';

const PURPOSE = 'channel secrets';

/** The service of each channel; one that is missing cannot be configured. */
const OPENERS: Partial<
  Record<ChannelName, (context: Context, tools: ServiceTools) => ChannelService | null>
> = {
  telegram: ({ config }, tools) => openTelegram(config.channels.telegram, tools),
  x: ({ config }, tools) => openX(config.channels.x, tools),
  discord: ({ config }, tools) => openDiscord(config.channels.discord, tools),
  // The official account is that of the share menu.
  wechat: ({ config }, tools) => openWechat(config.wechat, tools),
  bluesky: ({ config }, tools) => openBluesky(config.channels.bluesky, tools),
  line: ({ config }, tools) => openLine(config.channels.line, tools),
  webhook: ({ config }, tools) => openWebhook(config.channels.webhook, tools),
};

/** What each backend has opened, by its database: services remember tokens and sessions. */
const opened = new WeakMap<Context['database'], Map<ChannelName, ChannelService | null>>();

/** The service of a channel; null when it is not configured. */
export function openService(context: Context, name: ChannelName): ChannelService | null {
  const services = opened.get(context.database) ?? new Map<ChannelName, ChannelService | null>();
  opened.set(context.database, services);
  const earlier = services.get(name);
  if (earlier !== undefined) return earlier;
  const service = OPENERS[name]?.(context, toolsOf(context)) ?? null;
  services.set(name, service);
  return service;
}

/** The channels that are configured, in the order they are listed. */
export function openServices(context: Context): ChannelService[] {
  return CHANNELS.flatMap((name) => openService(context, name) ?? []);
}

/** Outside of transactions: a service outlives the call that opened it, and a refreshed token is not rolled back. */
function toolsOf(context: Context): ServiceTools {
  const { config, database } = context;
  const { db } = database;
  return {
    fetch,
    now: context.now,
    secrets: {
      async read(name) {
        const [row] = await db.select().from(channelSecrets).where(eq(channelSecrets.name, name));
        return row ? openSealedText(config.secret, PURPOSE, row.sealed) : null;
      },
      async write(name, value) {
        const sealed = sealText(config.secret, PURPOSE, value);
        await db
          .insert(channelSecrets)
          .values({ name, sealed })
          .onConflictDoUpdate({ target: channelSecrets.name, set: { sealed } });
      },
    },
  };
}
