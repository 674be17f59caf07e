import type { Locale } from '@/backend/contract/locale';

/** The word for a person without a known name. */
export const SOMEBODY: Record<Locale, string> = { 'zh-Hans': '有人', 'zh-Hant': '有人', en: 'Somebody' };
