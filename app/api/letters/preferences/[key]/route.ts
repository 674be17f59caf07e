import type { CallInput } from '@/backend/contract/calls';
import { readForm, seeDone, seeOther, tooLarge } from '@/lib/newsletters/form-answer';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pathOf } from '@/lib/platform/routing/routes';

/** Takes the forms of the preferences page: what to get, a pause, or leaving. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  const { key } = await params;
  const form = await readForm(request);
  if (form === null) return tooLarge();
  const { fields, locale } = form;
  try {
    const answer = await callByKey('letterPreferences', { key, locale, ...choiceOf(fields, locale) }, locale);
    if (answer === 'invalid') return seeDone(locale, 'invalid');
    return seeOther(localAddress(locale, pathOf('letterPreferences', { token: key })));
  } catch {
    return seeDone(locale, 'unavailable');
  }
}

type Choice = Partial<CallInput<'letterPreferences'>>;

/** What the pressed button of the page means. */
function choiceOf(fields: URLSearchParams, page: Locale): Choice {
  switch (fields.get('act')) {
    case 'leave':
      return { letters: [] };
    case 'pause':
      return { is_paused: true };
    case 'unpause':
      return { is_paused: false };
    case 'restore':
      return { letters: fields.getAll('letters') };
    default:
      return {
        // Whoever has confirmed nothing yet chooses nothing by saving, and does not leave by it.
        ...(!(fields.has('waits') && !fields.has('letters')) && { letters: fields.getAll('letters') }),
        lang: LOCALES.find((locale) => locale === fields.get('lang')) ?? page,
        is_text_only: fields.get('text_only') === 'on',
      };
  }
}
