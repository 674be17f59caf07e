import 'server-only';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { callFor } from '@/lib/platform/calls/member-call';
import { BackendUnavailable } from '@/lib/platform/calls/outcome';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { READER_ADDRESS_HEADER } from '@/lib/platform/session/reader-header';
import { openSession, SESSION_COOKIE } from '@/lib/platform/session/session';
import { storedName } from '@/lib/platform/session/stored-name';

/**
 * Data of a desk page, requested with the reader's session. Ends in the 404 page for readers who are no editors, and in
 * a redirect to the home page for readers without a session.
 * @throws BackendUnavailable when the backend is down or slow, or refuses for another reason: the 503 page
 * @throws ZodError when the data does not match the contract
 */
export async function readForDesk<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const locale = await pageLocale();
  const requested = await headers();
  const session = await openSession((await cookies()).get(storedName(SESSION_COOKIE))?.value);
  const caller = {
    token: session?.token ?? null,
    address: requested.get(READER_ADDRESS_HEADER) ?? '',
    agent: requested.get('user-agent') ?? '',
    device: '',
    locale,
  };
  const { envelope } = await callFor(caller, name, input);
  const { code, messageKey, message } = envelope;
  const data = localizeAnswer(name, envelope.data, locale);
  if (code === SUCCESS_CODE) return calls[name].output.parse(data) as CallOutput<Name>;
  if (messageKey === 'forbidden' || messageKey === 'notFound') notFound();
  if (messageKey === 'sessionExpired' || messageKey === 'signInRequired') redirect(href(locale, 'home'));
  throw new BackendUnavailable(`${name}: ${message}`);
}
