import { forwardCall } from '@/lib/accounts/session-actions';
import { refusal } from '@/lib/platform/calls/member-call';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';
import { cookieOf } from '@/lib/platform/session/caller';
import { inLanguage } from '@/lib/platform/session/in-language';
import { KEY_COOKIE, keyFor } from '@/lib/platform/session/key-cookie';
import { proxyRequest } from '@/lib/platform/session/proxy';
import { isOpenedCall, withKey, withoutKey } from '@/lib/tickets/opened-call';

/**
 * Forwards calls of a page whose key is in a cookie of this address: scripts send the link's name and never see the
 * key.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ link: string; name: string }> },
): Promise<Response> {
  const { link, name } = await params;
  if (!isOpenedCall(name)) return new Response(null, { status: 404 });
  const key = keyFor(link, cookieOf(request, KEY_COOKIE));
  return proxyRequest(
    request,
    inLanguage(async (caller, input) => {
      if (key === null) return { status: 404, envelope: refusal('linkNeeded', caller.locale) };
      const { envelope, ...answer } = await forwardCall(name)(caller, withKey(input, key));
      const data = localizeAnswer(name, withoutKey(name, envelope.data), caller.locale);
      return { ...answer, envelope: { ...envelope, data } };
    }),
  );
}
