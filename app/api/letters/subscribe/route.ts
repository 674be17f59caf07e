import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { readForm, seeDone, tooLarge } from '@/lib/newsletters/form-answer';
import { callFor } from '@/lib/platform/calls/member-call';
import { callerOf } from '@/lib/platform/session/caller';

/** Takes the form that asks for newsletters, also without a script, and leads to the page of what became of it. */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request);
  if (form === null) return tooLarge();
  const { fields, locale } = form;
  const caller = { ...(await callerOf(request)), token: null, locale };
  const input = { email: fields.get('email') ?? '', letters: fields.getAll('letters'), lang: locale };
  const { envelope } = await callFor(caller, 'subscribeLetter', input);
  if (envelope.code === SUCCESS_CODE) return seeDone(locale, 'sent');
  if (envelope.messageKey === 'tooManyRequests') return seeDone(locale, 'later');
  return seeDone(locale, envelope.messageKey === 'invalidInput' ? 'invalid' : 'unavailable');
}
