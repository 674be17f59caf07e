import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';

type Link = CallOutput<'previewLinks'>['list'][number];
const NONE: Link[] = [];

/**
 * The valid preview links of a draft; none for an unsaved one. Each action resolves to null, or to the reason why it
 * failed.
 */
export function usePreviewLinks(id: number | null) {
  const locale = useLocale();
  const { data, mutate } = useSWR(id === null ? null : ['previewLinks', id], async () => {
    const reply = id === null ? null : await postCall('previewLinks', { id }, locale);
    return reply?.ok ? reply.data.list : NONE;
  });
  const settle = async (reply: Reply<unknown>): Promise<string | null> => {
    if (!reply.ok) reportSessionEnded(reply);
    await mutate();
    return reply.ok ? null : reply.message;
  };
  return {
    links: data ?? NONE,
    make: async (of: number) => settle(await postCall('previewLink', { id: of }, locale)),
    end: async (link: number) =>
      settle(await postCall('endPreviewLink', { id: id ?? 0, link_id: link }, locale)),
  };
}

export type PreviewLinksOf = ReturnType<typeof usePreviewLinks>;
