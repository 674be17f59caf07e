import type { Config } from '@/backend/kernel/config';

/** Services to which news are announced; each is off until it is configured. */
export const ANNOUNCEMENT_SERVICES = {
  websub: { isSetUp: (config: Config) => config.announcementServices.hubUrl !== null },
  indexnow: { isSetUp: (config: Config) => config.announcementServices.indexNow !== null },
  baidu: { isSetUp: (config: Config) => config.announcementServices.baiduUrl !== null },
} as const;

export type AnnouncementService = keyof typeof ANNOUNCEMENT_SERVICES;
