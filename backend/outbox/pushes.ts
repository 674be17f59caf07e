import type { Config } from '@/backend/kernel/config';

/** Services that hear of news; each is off until it is set up. */
export const PUSHES = {
  websub: { isSetUp: (config: Config) => config.pushes.hubUrl !== null },
  indexnow: { isSetUp: (config: Config) => config.pushes.indexNow !== null },
  baidu: { isSetUp: (config: Config) => config.pushes.baiduUrl !== null },
} as const;

export type PushKind = keyof typeof PUSHES;
