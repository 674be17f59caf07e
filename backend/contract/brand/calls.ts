import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { brandRecord } from './brand';

/** The name and look of this newsroom. */
export const brandCalls = {
  siteBrand: defineCall({
    path: '/internal/site-brand',
    methods: ['POST'],
    access: 'portal',
    summary: 'The name and look that the desk gave this newsroom, for pages',
    input: z.object({}),
    output: z.object({ brand: brandRecord }),
  }),
};
