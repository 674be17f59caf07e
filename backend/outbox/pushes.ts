import type { Config } from '@/backend/kernel/config';

/** Services to which news are announced; each is off until it is configured. */
export const PUSHES = {
  websub: { isSetUp: (config: Config) => config.pushes.hubUrl !== null },
  indexnow: { isSetUp: (config: Config) => config.pushes.indexNow !== null },
  baidu: { isSetUp: (config: Config) => config.pushes.baiduUrl !== null },
} as const;

export type PushKind = keyof typeof PUSHES;
