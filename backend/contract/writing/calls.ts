import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, localeSchema, namedRef, pageOf, paging } from '@/backend/contract/fields';
import { author } from '@/backend/contract/people/author';
import { contentKind } from '@/backend/contract/stories/story';
import { correction } from './correction';
import { NOTE_MAX_LENGTH, PIECE_MAX_BYTES } from './limits';
import { personRef, piece, pieceDocument, pieceSettings, pieceText, pieceVersion } from './piece';
import { CONTENT_STATUSES, EDIT_STATES, OWN_TABS } from './statuses';

/** Every command names the version it builds on. */
export const versioned = { id, version: z.number().int().min(0) };

const ownRow = pieceVersion.extend({
  kind: contentKind,
  status: z.enum(CONTENT_STATUSES),
  edit: z.enum(EDIT_STATES).nullable(),
  title: z.string(),
  lang: localeSchema,
  langs: z.array(localeSchema),
  /** Han characters plus Latin words of the newest version. */
  length: z.number(),
  reason: z.string(),
  place: z.number().int().nullable(),
  waited_minutes: z.number().int(),
  release_time: dateTime.nullable(),
  saved_time: dateTime,
  views: z.number(),
  likes: z.number(),
  collections: z.number(),
  /** Views of the last 28 days, oldest first. */
  days: z.array(z.number()),
});

const revision = z.object({
  number: z.number().int(),
  /** The command that made it. */
  command: z.string(),
  time: dateTime,
  by: personRef.nullable(),
  title: z.string(),
  reason: z.string(),
  is_live: z.boolean(),
});

const previewLink = z.object({ link_id: id, token: z.string(), until: dateTime });

export const writingCalls = {
  saveDraft: defineCall({
    path: '/saveDraft',
    methods: ['POST'],
    access: 'user',
    maxBytes: PIECE_MAX_BYTES,
    summary:
      'Begin a piece, or save one language of it and any of its settings; an old version answers 409 with both',
    input: z.object({
      id: id.optional(),
      version: versioned.version.optional(),
      kind: contentKind.default('article'),
      /** The language saved; a new piece is written in it. */
      lang: localeSchema.default('zh-Hans'),
      title: pieceText.shape.title.optional(),
      summary: pieceText.shape.summary.optional(),
      body: pieceText.shape.body.optional(),
      made_from: pieceText.shape.made_from,
      ...pieceSettings.partial().shape,
    }),
    output: pieceVersion.extend({ saved_time: dateTime }),
  }),
  dropTranslation: defineCall({
    path: '/dropTranslation',
    methods: ['POST'],
    access: 'user',
    summary: 'Take a translation out of a draft',
    input: z.object({ ...versioned, lang: localeSchema }),
    output: pieceVersion,
  }),
  submitContent: defineCall({
    path: '/submitContent',
    methods: ['POST'],
    access: 'user',
    summary: 'Send a version to review: it is frozen, later saves are a newer draft',
    input: z.object({
      ...versioned,
      /** Languages to publish; all of them when left out. */
      langs: z.array(localeSchema).min(1).optional(),
      note: z.string().max(NOTE_MAX_LENGTH, 'tooLong').default(''),
      /** Of a live item: what readers are to be told, a sentence a language; a small fix when left out. */
      correction: correction.optional(),
    }),
    output: pieceVersion.extend({ place: z.number().int() }),
  }),
  recallContent: defineCall({
    path: '/recallContent',
    methods: ['POST'],
    access: 'user',
    summary: 'Take a waiting piece out of the queue',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  withdrawContent: defineCall({
    path: '/withdrawContent',
    methods: ['POST'],
    access: 'user',
    summary: 'Take a live item off the site: its address answers 410',
    input: z.object({ ...versioned, reason: z.string().max(NOTE_MAX_LENGTH, 'tooLong').default('') }),
    output: pieceVersion,
  }),
  restoreContent: defineCall({
    path: '/restoreContent',
    methods: ['POST'],
    access: 'user',
    summary: 'Put a withdrawn item back',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  restoreRevision: defineCall({
    path: '/restoreRevision',
    methods: ['POST'],
    access: 'user',
    summary: 'Write an earlier version on top as the newest draft',
    input: z.object({ ...versioned, revision: z.number().int().min(1) }),
    output: pieceVersion,
  }),
  discardDraft: defineCall({
    path: '/discardDraft',
    methods: ['POST'],
    access: 'user',
    summary: 'Put a draft away for 30 days; of a live item, the newer version only',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  recoverDraft: defineCall({
    path: '/recoverDraft',
    methods: ['POST'],
    access: 'user',
    summary: 'Bring back a draft that was put away',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  readPiece: defineCall({
    path: '/getDraft',
    methods: ['POST'],
    access: 'user',
    summary: 'A piece of one’s own with its newest version; editors read any',
    input: z.object({ id, ...inLocale }),
    output: piece,
  }),
  myContents: defineCall({
    path: '/myContents',
    methods: ['POST'],
    access: 'user',
    summary: 'Own pieces by state, newest change first',
    input: z.object({
      status: z.enum([...OWN_TABS, 'discarded']).optional(),
      keyword: z.string().max(100).default(''),
      ...paging,
      ...inLocale,
    }),
    output: pageOf(ownRow).extend({
      counts: z.record(z.enum([...OWN_TABS, 'all', 'discarded']), z.number()),
    }),
  }),
  revisions: defineCall({
    path: '/contentRevisions',
    methods: ['POST'],
    access: 'user',
    summary: 'Versions of a piece, newest first',
    input: z.object({ id }),
    output: z.object({ list: z.array(revision) }),
  }),
  readRevision: defineCall({
    path: '/contentRevision',
    methods: ['POST'],
    access: 'user',
    summary: 'One version of a piece, whole',
    input: z.object({ id, revision: z.number().int().min(1) }),
    output: z.object({ number: z.number().int(), document: pieceDocument }),
  }),
  presence: defineCall({
    path: '/draftPresence',
    methods: ['POST'],
    access: 'user',
    summary: 'Say that one has a piece open, and hear who else has',
    input: z.object({ id, tab: z.string().min(8).max(64), is_typing: z.boolean().default(false) }),
    output: z.object({
      version: z.number().int(),
      others: z.array(personRef.extend({ is_typing: z.boolean(), is_self: z.boolean() })),
    }),
  }),
  previewLink: defineCall({
    path: '/previewLink',
    methods: ['POST'],
    access: 'user',
    summary: 'An address that shows the newest version to whoever holds it, for seven days',
    input: z.object({ id }),
    output: previewLink,
  }),
  previewLinks: defineCall({
    path: '/previewLinks',
    methods: ['POST'],
    access: 'user',
    summary: 'The preview addresses of a piece that still work, newest first',
    input: z.object({ id }),
    output: z.object({
      list: z.array(previewLink.extend({ by: personRef.nullable(), created_time: dateTime })),
    }),
  }),
  endPreviewLink: defineCall({
    path: '/endPreviewLink',
    methods: ['POST'],
    access: 'user',
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
      document: pieceDocument,
      author: author.nullable(),
      category: namedRef.nullable(),
      labels: z.array(namedRef),
      saved_time: dateTime,
    }),
  }),
  writingSetup: defineCall({
    path: '/writingSetup',
    methods: ['POST'],
    access: 'user',
    summary:
      'What an editor page offers: whether one may submit, and categories, topics, and names to sign with',
    input: z.object(inLocale),
    output: z.object({
      may_submit: z.boolean(),
      contact: z.string(),
      categories: z.array(namedRef.extend({ applies_to: z.enum(['flash', 'article', 'both']) })),
      topics: z.array(namedRef),
      authors: z.array(author),
    }),
  }),
  suggestLabels: defineCall({
    path: '/suggestLabels',
    methods: ['POST'],
    access: 'user',
    summary: 'Labels whose name holds the typed text, most used first',
    input: z.object({ q: z.string().max(40).default(''), ...inLocale }),
    output: z.object({ list: z.array(namedRef.extend({ total: z.number() })) }),
  }),
  linkCard: defineCall({
    path: '/linkCard',
    methods: ['POST'],
    access: 'user',
    summary: 'What a card about an address shows: title, description, site, picture stored here',
    input: z.object({ url: z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(2000), ...inLocale }),
    output: z.object({
      /** A path for an item of this site. */
      href: z.string(),
      title: z.string(),
      text: z.string(),
      site: z.string(),
      /** Path of the stored picture; empty for none. */
      pic: z.string(),
    }),
  }),
  contentNumbers: defineCall({
    path: '/contentNumbers',
    methods: ['POST'],
    access: 'user',
    summary: 'Reading of one own item: by day, where from, how far, follows gained; editors any',
    input: z.object({ id }),
    output: z.object({
      days: z.array(z.object({ day: z.string(), views: z.number() })),
      sources: z.array(z.object({ source: z.string(), views: z.number() })),
      /** Share of readers who came as far as each tenth of the text, 0-1; empty while nothing measures it. */
      depth: z.array(z.number()),
      follows: z.number(),
    }),
  }),
};
