import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absolute } from '@/lib/platform/config/site';
import type { ApiWords } from './document';

/** How the interface is used, in the order in which somebody new reads it: the messages `developers.start`. */
export const START = [
  'address',
  'languages',
  'refusals',
  'times',
  'lists',
  'keys',
  'limits',
  'once',
  'caching',
  'going',
  'client',
  'agents',
] as const;

/** What is sent to webhooks: the messages `developers.webhooks`. */
export const OF_WEBHOOKS = ['what', 'order', 'tries', 'signature'] as const;

/** The sentences of the OpenAPI document, which is in English. */
export async function readApiWords(): Promise<ApiWords> {
  const t = await getTranslations({ locale: 'en', namespace: 'developers' });
  const site = absolute('/').replace(/\/$/, '');
  return {
    use: START.map((name) => t(`start.${name}`, { site })).join('\n\n'),
    webhooks: OF_WEBHOOKS.map((name) => t(`webhooks.${name}`)).join('\n\n'),
  };
}
