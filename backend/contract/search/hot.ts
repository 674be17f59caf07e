import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { inLocale, id, localeSchema } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';

const hotSearchItem = z.object({ id, kind: contentKind, title: z.string(), lang: localeSchema });

export const hotSearchCalls = {
  hotSearchItems: defineCall({
    path: '/homeSearchList',
    methods: ['GET'],
    access: 'public',
    summary: 'Hot searches, each with the item it leads to',
    input: z.object(inLocale),
    output: z.object({ searchLists: z.array(hotSearchItem) }),
  }),
};
