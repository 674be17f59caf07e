import { z } from 'zod';
import { formText } from '@/backend/contract/form-text';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, localeSchema } from '@/backend/contract/fields';
import { NOTE_MAX_LENGTH } from './limits';
import { NOTE_AUDIENCES, QUOTE_MAX_LENGTH } from './notes';
import { personRef, draftText } from './draft';

const note = z.object({
  id,
  audience: z.enum(NOTE_AUDIENCES),
  text: z.string(),
  /** The passage the note is about; empty for the whole draft. */
  quote: z.string(),
  lang: localeSchema.nullable(),
  writer: personRef.nullable(),
  /** The editor the note is assigned to. */
  assignee: personRef.nullable(),
  time: dateTime,
  resolved_time: dateTime.nullable(),
  resolved_by: personRef.nullable(),
});
export type Note = z.infer<typeof note>;

const editorChange = z.object({
  id,
  by: personRef.nullable(),
  time: dateTime,
  before: z.array(draftText),
  after: z.array(draftText),
});

/** Comments on a draft beside its text: notes, and the changes editors made to an author's text. */
export const noteCalls = {
  draftNotes: defineCall({
    path: '/draftNotes',
    former: { name: 'pieceNotes', path: '/pieceNotes' },
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Notes on a draft, oldest first, and changes of editors its author has not marked as seen',
    input: z.object({ id }),
    output: z.object({
      list: z.array(note),
      /** The editors, who can be mentioned in a note; empty for an author. */
      desk: z.array(personRef),
      changes: z.array(editorChange),
    }),
  }),
  addNote: defineCall({
    path: '/addNote',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Write a note on a draft; members of the desk it names with @ are told',
    input: z.object({
      id,
      text: formText(1, NOTE_MAX_LENGTH, true),
      /** Ignored for an author, whose notes are always for both. */
      audience: z.enum(NOTE_AUDIENCES).default('desk'),
      quote: z
        .string()
        .trim()
        .transform((words) => words.slice(0, QUOTE_MAX_LENGTH))
        .default(''),
      lang: localeSchema.nullable().default(null),
      assignee_id: id.nullable().default(null),
    }),
    output: z.object({ note_id: id }),
  }),
  changeNote: defineCall({
    path: '/changeNote',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Resolve a note or open it again, or give it to an editor',
    input: z.object({
      id,
      note_id: id,
      is_resolved: z.boolean().optional(),
      assignee_id: id.nullable().optional(),
    }),
    output: z.object({}),
  }),
  seeEditorChanges: defineCall({
    path: '/seeEditorChanges',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Mark editors’ changes in one’s own draft as seen, up to a change',
    input: z.object({ id, change_id: id }),
    output: z.object({}),
  }),
};
