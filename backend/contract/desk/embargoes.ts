import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { chosenTime, far } from '@/backend/contract/fields';
import { formText } from '@/backend/contract/form-text';
import { draftVersion, versioned } from '@/backend/contract/writing/draft';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';

const reason = formText(1, REASON_MAX_LENGTH, true);

/** Embargoes: stories that the desk does not let out, whatever their release time. */
export const embargoCalls = {
  embargoContent: defineCall({
    path: '/embargoContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Put a story under embargo with a reason, until a time or until it is ended',
    input: z.object({ ...versioned, reason, until: chosenTime.nullable().default(null), far }),
    output: draftVersion,
  }),
  endEmbargo: defineCall({
    path: '/endEmbargo',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'End the embargo of a story',
    input: z.object(versioned),
    output: draftVersion,
  }),
};
