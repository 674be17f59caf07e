import { z } from 'zod';
import { LOCALES } from '@/backend/contract/locale';
import { MAX_TEMPLATE, POST_TIMINGS } from './states';

/** Words in braces that a template may hold. */
const PLACEHOLDERS = ['title', 'summary', 'link', 'tags'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const knownWords: ReadonlySet<string> = new Set(PLACEHOLDERS);

const template = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_TEMPLATE, 'tooLong')
  .refine((text) => text.includes('{title}'), 'noTitle')
  .refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => knownWords.has(name)),
    'unknownWord',
  );

const rule = z.object({
  timing: z.enum(POST_TIMINGS),
  /** The time of day in Asia/Shanghai at which a daily one goes out. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
});

/** What one channel is told, when, and in which words. */
export const channelRules = z.object({
  /** The language stories are posted in. */
  locale: z.enum(LOCALES),
  keyFlash: rule,
  flash: rule,
  article: rule,
  templates: z.object({ flash: template, article: template }),
});
export type ChannelRules = z.output<typeof channelRules>;

const byHand = { timing: 'manual', at: '09:00' } as const;

/** The rules of a channel nobody has written any for: nothing goes out by itself. */
export const FIRST_RULES: ChannelRules = {
  locale: 'zh-Hans',
  keyFlash: byHand,
  flash: byHand,
  article: byHand,
  templates: { flash: '{title}\n{summary}\n{link}', article: '{title}\n{summary}\n{link}' },
};
