import { readForm, seeDone, seeOther, tooLarge } from '@/lib/newsletters/form-answer';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pathOf } from '@/lib/platform/routing/routes';

/** Takes the button of the page that confirms newsletters. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  const { key } = await params;
  const form = await readForm(request);
  if (form === null) return tooLarge();
  const { locale } = form;
  try {
    const answer = await callByKey('confirmLetter', { key, locale }, locale);
    if (typeof answer !== 'string') return seeDone(locale, 'confirmed');
    // The page says why the link does not work.
    return seeOther(localAddress(locale, pathOf('letterConfirm', { token: key })));
  } catch {
    return seeDone(locale, 'unavailable');
  }
}
