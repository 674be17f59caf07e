import { calls } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { callFor } from '@/lib/platform/calls/member-call';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NOBODY = { token: null, address: '', agent: '', device: '', locale: DEFAULT_LOCALE };

type Props = { params: Promise<{ link: string }> };

/** Follows a counted link of a letter: to the story it names, which the backend checks to be a link of ours. */
export const GET = (_request: Request, { params }: Props): Promise<Response> => follow(params, true);

/** The same for programs that only look where a link leads. */
export const HEAD = (_request: Request, { params }: Props): Promise<Response> => follow(params, false);

async function follow(params: Props['params'], is_counted: boolean): Promise<Response> {
  const [issue, content_id, language, mark] = (await params).link.split('.');
  const lang = LOCALES.find((locale) => locale === language);
  const input = { issue: Number(issue), content_id: Number(content_id), lang, mark, is_counted };
  const { envelope } = await callFor(NOBODY, 'followLetterLink', input);
  if (envelope.messageKey === 'unavailable') return new Response(null, { status: 503, headers: NO_STORE });
  if (envelope.code !== SUCCESS_CODE) return new Response(null, { status: 404, headers: NO_STORE });
  const { url } = calls.followLetterLink.output.parse(envelope.data);
  return new Response(null, { status: 302, headers: { ...NO_STORE, location: url } });
}
