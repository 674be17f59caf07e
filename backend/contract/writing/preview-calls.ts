import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, namedRef } from '@/backend/contract/fields';
import { author } from '@/backend/contract/people/author';
import { contentKind } from '@/backend/contract/stories/story';
import { personRef, draftDocument } from './draft';

const previewLink = z.object({ link_id: id, token: z.string(), until: dateTime });

/** Addresses that show a draft before it is published. */
export const previewCalls = {
  previewLink: defineCall({
    path: '/previewLink',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'An address that shows the newest version to whoever holds it, for seven days',
    input: z.object({ id }),
    output: previewLink,
  }),
  previewLinks: defineCall({
    path: '/previewLinks',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'The preview addresses of a draft that still work, newest first',
    input: z.object({ id }),
    output: z.object({
      list: z.array(previewLink.extend({ by: personRef.nullable(), created_time: dateTime })),
    }),
  }),
  endPreviewLink: defineCall({
    path: '/endPreviewLink',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'End a preview address before its time: it answers 410 from then on',
    input: z.object({ id, link_id: id }),
    output: z.object({ ended: z.literal(true) }),
  }),
  previewContent: defineCall({
    path: '/previewContent',
    methods: ['POST'],
    access: 'public',
    summary: 'What a preview address shows',
    input: z.object({ token: z.string().min(1).max(300), ...inLocale }),
    output: z.object({
      id,
      kind: contentKind,
      document: draftDocument,
      author: author.nullable(),
      category: namedRef.nullable(),
      labels: z.array(namedRef),
      saved_time: dateTime,
    }),
  }),
};
