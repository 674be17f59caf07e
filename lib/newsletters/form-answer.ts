import 'server-only';
import { readBody } from '@/backend/contract/process/bounded-body';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pathOf } from '@/lib/platform/routing/routes';
import type { DoneState } from './done-states';

const MAX_BYTES = 8192;
const NO_STORE = { 'cache-control': 'no-store' };

/** The fields of a form, and the language of the page it stands on; null for a body that is too large. */
export async function readForm(
  request: Request,
): Promise<{ fields: URLSearchParams; locale: Locale } | null> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return null;
  const fields = new URLSearchParams(body);
  const locale = LOCALES.find((candidate) => candidate === fields.get('page')) ?? 'zh-Hans';
  return { fields, locale };
}

/** Leads a browser from a form to a page of this site. */
export function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, location: address } });
}

/** Leads a browser to the page that says what became of its form. */
export const seeDone = (locale: Locale, state: DoneState): Response =>
  seeOther(localAddress(locale, pathOf('letterDone', { state })));

export const tooLarge = (): Response => new Response(null, { status: 413, headers: NO_STORE });
