import 'server-only';
import type { ProxyHandler } from './proxy';

/**
 * A handler whose calls are in the language of the page that makes them, unless they name one: texts in answers, and what
 * is kept for letters.
 */
export const inLanguage =
  (handle: ProxyHandler): ProxyHandler =>
  (caller, input) =>
    handle(caller, isFields(input) ? { locale: caller.locale, ...input } : input);

const isFields = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
