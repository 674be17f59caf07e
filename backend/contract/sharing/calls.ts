import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';

export const sharingCalls = {
  shareSignature: defineCall({
    path: '/getShareSignaTure',
    methods: ['POST'],
    access: 'public',
    summary:
      'Signature with which a page of this site may use the share buttons of the chat app (when configured)',
    input: z.object({ url: z.url().max(2000) }),
    output: z.object({
      appId: z.string(),
      timestamp: z.number(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  }),
};
