import 'server-only';
import type { ProxyHandler } from './proxy';

/**
 * Wraps a handler so that its calls use the language of the calling page, unless they name one: for texts in answers,
 * and for letters sent later.
 */
export const inLanguage =
  (handle: ProxyHandler): ProxyHandler =>
  (caller, input) =>
    handle(caller, isFields(input) ? { locale: caller.locale, ...input } : input);

const isFields = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
