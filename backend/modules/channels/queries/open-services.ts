import { eq } from 'drizzle-orm';
import { CHANNELS, type ChannelName } from '@/backend/contract/channels/names';
import { channelSecrets } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { openSealedText, sealText } from '@/backend/kernel/sealed-text';
import { openDiscord } from '@/backend/modules/channels/services/discord';
import type { ChannelService, ServiceTools } from '@/backend/modules/channels/services/service';
import { openTelegram } from '@/backend/modules/channels/services/telegram';
import { openWebhook } from '@/backend/modules/channels/services/webhook';

const PURPOSE = 'channel secrets';

/** The service of each channel; one that is missing cannot be configured. */
const OPENERS: Partial<
  Record<ChannelName, (context: Context, tools: ServiceTools) => ChannelService | null>
> = {
  telegram: ({ config }, tools) => openTelegram(config.channels.telegram, tools),
  discord: ({ config }, tools) => openDiscord(config.channels.discord, tools),
  webhook: ({ config }, tools) => openWebhook(config.channels.webhook, tools),
};

/** The service of a channel; null when it is not configured. */
export function openService(context: Context, name: ChannelName): ChannelService | null {
  return OPENERS[name]?.(context, toolsOf(context)) ?? null;
}

/** The channels that are configured, in the order they are listed. */
export function openServices(context: Context): ChannelService[] {
  return CHANNELS.flatMap((name) => openService(context, name) ?? []);
}

function toolsOf(context: Context): ServiceTools {
  const { db, config } = context;
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
