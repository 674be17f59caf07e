import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';
import { pictureOfOurs } from '@/backend/contract/addresses';
import { formText } from '@/backend/contract/form-text';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_MAX_PICTURES, FEEDBACK_MIN_LENGTH } from './limits';

export const feedbackCalls = {
  submitFeedback: defineCall({
    path: '/submitFeedback',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Send feedback: 5 to 500 characters, up to four pictures (purpose `feedback`)',
    input: z.object({
      content: formText(FEEDBACK_MIN_LENGTH, FEEDBACK_MAX_LENGTH, true),
      images: z.array(pictureOfOurs).max(FEEDBACK_MAX_PICTURES).default([]),
    }),
    output: z.object({ id }),
  }),
};
