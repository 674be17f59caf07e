import { localeSchema } from '@/backend/contract/fields';
import { eventCalendarFile } from '@/lib/events/calendar-file';
import { toId } from '@/lib/platform/routing/page-params';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

/** The calendar file of an event at `/events/<id>.ics`, in the language of the address. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, id } = await params;
  const language = localeSchema.safeParse(locale);
  if (!language.success) return new Response(null, { status: 404 });
  return eventCalendarFile(request, toId(id), language.data);
}
