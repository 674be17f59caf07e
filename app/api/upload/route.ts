import { drainBody } from '@/backend/contract/process/bounded-body';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { callerOf } from '@/lib/platform/session/caller';
import { isOwnOrigin, toMember, toResponse } from '@/lib/platform/session/proxy';
import { headersOf, refusal } from '@/lib/platform/calls/member-call';
import { sendForm } from '@/lib/platform/calls/server';
import { MAX_UPLOAD_BYTES } from '@/backend/contract/uploads/limits';

/** Maximum size of the request: the picture and the form fields around it. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** Streams a member's picture to the backend. */
export async function POST(request: Request): Promise<Response> {
  const caller = await callerOf(request);
  const refuse = async (key: ErrorKey) => {
    await drainBody(request);
    return toResponse({ status: ERRORS[key].status, envelope: refusal(key, caller.locale) });
  };
  if (!isOwnOrigin(request)) return refuse('forbidden');
  if (!caller.token) return refuse('signInRequired');
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return refuse('wrongContentType');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) return refuse('pictureTooLarge');
  try {
    return toMember(caller, await sendForm(request, headersOf(caller)));
  } catch {
    return refuse('unavailable');
  }
}
