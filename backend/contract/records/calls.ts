import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import {
  dateTime,
  far,
  id,
  inLocale,
  localeSchema,
  pageOf,
  paging,
  versionNumber,
} from '@/backend/contract/fields';
import { personRef } from '@/backend/contract/writing/draft';
import { recordDocuments } from './documents';
import {
  HIDDEN_STATES,
  MERGEABLE_KINDS,
  PREVIEWED_KINDS,
  RECORD_COMMANDS,
  RECORD_KINDS,
  type RecordKindName,
} from './kinds';

const kind = z.enum(RECORD_KINDS);
const recordKey = { kind, id };
const version = versionNumber.min(1);
const versioned = { ...recordKey, version };
/** The answer to a command: the next command has to name this version. */
const recordVersion = z.object({ id, version });

const row = recordVersion.extend({
  title: textInLang,
  lang: langOfTexts,
  langs: z.array(localeSchema),
  /** What distinguishes it from others of its kind, such as a time or a number. */
  note: z.string(),
  /** Why readers do not see it; null for one they see. */
  state: z.enum(HIDDEN_STATES).nullable(),
  /** The time of deletion; empty if it is not deleted. */
  deleted_time: dateTime,
});

/** The kinds a reference field can point to: records, stories, members, events. */
const REFERENCES = ['item', 'member', 'author', 'label', 'topic', 'tool_category', 'event'] as const;

export type Reference = (typeof REFERENCES)[number];

/** The document of the kind's form; see `recordDocuments`. */
const document = z.record(z.string(), z.unknown());

function checkDocument(
  { kind: name, document: fields }: { kind: RecordKindName; document: Record<string, unknown> },
  context: z.RefinementCtx,
) {
  const { error } = recordDocuments[name].safeParse(fields);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path: ['document', ...path] });
}

const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

const usage = z.object({
  /** The kinds of uses: stories, drafts, other records, links in texts. */
  by: z.enum(['item', 'piece', 'weekly', 'banner', 'link', 'tool', 'notice']),
  total: z.number(),
  /** The first few of them. */
  shown: z.array(z.object({ id, title: z.string() })),
});

export const recordCalls = {
  records: defineCall({
    path: '/deskRecords',
    methods: ['POST'],
    access: 'editor',
    converted: true,
    summary: 'Everything of one kind the desk manages, or what was deleted of it in the last thirty days',
    input: z.object({
      kind,
      keyword: z.string().max(100).default(''),
      is_deleted: z.boolean().default(false),
      /** Limits the list to these ids; the order is undefined. */
      ids: z.array(id).max(100).optional(),
      ...paging,
      ...inLocale,
    }),
    output: pageOf(row),
  }),
  readRecord: defineCall({
    path: '/readRecord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'One record with the list of its versions; with a number, as that version was',
    input: z.object({ ...recordKey, number: version.optional() }),
    output: recordVersion.extend({
      document,
      deleted_time: dateTime,
      may_change: z.boolean(),
      versions: z.array(
        z.object({
          number: version,
          command: z.enum(RECORD_COMMANDS),
          editor: personRef.nullable(),
          time: dateTime,
        }),
      ),
    }),
  }),
  recordUsage: defineCall({
    path: '/recordUsage',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Where a record is used',
    input: z.object({ ...recordKey, ...inLocale }),
    output: z.object({ list: z.array(usage) }),
  }),
  saveRecord: defineCall({
    path: '/saveRecord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    maxBytes: MAX_DOCUMENT_BYTES,
    summary: 'Make a record, or change one; an old version is refused with the newer one',
    input: z
      .object({
        kind,
        /** Null creates a record. */
        id: id.nullable().default(null),
        version: version.nullable().default(null),
        document,
        /** Chosen by the page, so that a request sent twice creates one record. */
        key: z.string().min(8).max(64).optional(),
        far,
      })
      .superRefine(checkDocument),
    output: recordVersion,
  }),
  previewRecord: defineCall({
    path: '/previewRecord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    maxBytes: MAX_DOCUMENT_BYTES,
    summary:
      'Keep what a form holds for an hour, so that the page it makes can be looked at before it is saved',
    input: z.object({ kind: z.enum(PREVIEWED_KINDS), document }).superRefine(checkDocument),
    output: z.object({ id }),
  }),
  recordPreview: defineCall({
    path: '/recordPreview',
    methods: ['POST'],
    access: 'editor',
    summary: 'What a form held when its preview was asked for',
    input: z.object({ kind: z.enum(PREVIEWED_KINDS), id }),
    output: z.object({ document }),
  }),
  deleteRecord: defineCall({
    path: '/deleteRecord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Delete a record; it can be restored for thirty days',
    input: z.object(versioned),
    output: recordVersion,
  }),
  restoreRecord: defineCall({
    path: '/restoreRecord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Restore a deleted record, and its uses',
    input: z.object(versioned),
    output: recordVersion,
  }),
  references: defineCall({
    path: '/findReferences',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'What a record can point at, by name or number',
    input: z.object({
      of: z.enum(REFERENCES),
      keyword: z.string().max(100).default(''),
      ids: z.array(id).max(100).optional(),
      ...inLocale,
    }),
    output: z.object({ list: z.array(z.object({ id, title: z.string(), note: z.string() })) }),
  }),
  mergeRecords: defineCall({
    path: '/mergeRecords',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Merge two records: what used the first uses the second, and the first is deleted',
    input: z.object({ kind: z.enum(MERGEABLE_KINDS), id, version, into: id }),
    output: recordVersion,
  }),
};

export type Usage = z.infer<typeof usage>;
