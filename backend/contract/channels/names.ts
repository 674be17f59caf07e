/** The services a story can be posted to, in the order they are listed; one channel at each. */
export const CHANNELS = [
  'telegram',
  'x',
  'discord',
  'wechat',
  'fediverse',
  'bluesky',
  'line',
  'webhook',
] as const;

export type ChannelName = (typeof CHANNELS)[number];
