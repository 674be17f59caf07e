import type { Locale } from '@/backend/contract/locale';

/** Somebody whose name is known nowhere, or was none. */
export const SOMEBODY: Record<Locale, string> = { 'zh-Hans': '有人', 'zh-Hant': '有人', en: 'Somebody' };
