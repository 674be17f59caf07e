import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';

export const phoneCodeCalls = {
  phoneCodes: defineCall({
    path: '/getPhoneCode',
    methods: ['POST'],
    access: 'public',
    summary: 'The area-code table',
    input: z.object(inLocale),
    output: z.array(
      z.object({ id, country: z.string(), area_code: z.string(), iso: z.string(), continent: z.string() }),
    ),
  }),
};
