import type { CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import type { Reply } from '@/lib/platform/calls/browser';

type Link = CallOutput<'previewLinks'>['list'][number];
const NONE: Link[] = [];

/**
 * The valid preview links of a draft; none for an unsaved one. Each action resolves to null, or to the reason why it
 * failed.
 */
export function usePreviewLinks(id: number | null) {
  const { send } = useAction();
  const { data, mutate } = useCall('previewLinks', id === null ? null : { id }, { keepPreviousData: false });
  const settle = async (reply: Reply<unknown>): Promise<string | null> => {
    await mutate();
    return reply.ok ? null : reply.message;
  };
  return {
    links: data?.list ?? NONE,
    make: async (of: number) => settle(await send('previewLink', { id: of })),
    end: async (link: number) => settle(await send('endPreviewLink', { id: id ?? 0, link_id: link })),
  };
}

export type PreviewLinksOf = ReturnType<typeof usePreviewLinks>;
