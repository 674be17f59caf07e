import { z } from 'zod';
import { finishEntries } from '@/backend/import/feeds/finish-entries';
import { jsonFeedDraft, jsonFeedSchema } from '@/backend/import/feeds/json-feed';
import { ghostData, ghostPost, type GhostData } from '@/backend/import/ghost/export';
import { eventRecord, eventSchema } from '@/backend/import/events/event-record';
import { listTexts } from '@/backend/import/ghost/list-texts';
import { ghostItem, needsSite, oldTermsOfGhost } from '@/backend/import/ghost/post';
import { broken, BrokenSource, refuse, skip, type ImportEvent } from './item';
import { foreign, isRecord, nameOf, NOT_SUPPORTED, recordItem } from './jsonl/record';
import { isIndex } from '@/backend/import/source/folder';
import type { Reading } from './reading';
import type { ImportRules } from './rules';
import type { SourceFile } from '@/backend/import/source/source-file';

/** Reads a Ghost export, a JSON Feed or a list of events; the format is recognised by the content. */
export async function* readJson(file: SourceFile, reading: Reading): AsyncGenerator<ImportEvent> {
  const json = parse(await file.text());
  const ghost = ghostData(json);
  const feed = jsonFeedSchema.safeParse(json).data;
  if (ghost) {
    if (ghost.posts.length === 0) yield skip(file.name, 'has no posts');
    const rules = await rulesFor(ghost, file, reading);
    for (const [at, raw] of ghost.posts.entries()) {
      const where = `${file.name} post ${at + 1}`;
      const post = ghostPost(raw);
      yield post ? ghostItem(post, ghost, where, rules) : broken(where, 'is no Ghost post');
    }
    for (const term of oldTermsOfGhost(ghost, rules)) yield { type: 'term', term };
    yield* listTexts(ghost, file.name);
  } else if (feed) {
    if (feed.items.length === 0) yield skip(file.name, 'has no items');
    const entries = feed.items.map((raw, at) => {
      const where = `${file.name} item ${at + 1}`;
      return { where, read: jsonFeedDraft(raw, feed, file) ?? broken(where, 'is no JSON Feed item') };
    });
    yield* finishEntries('jsonfeed', entries, reading.rules);
  } else if (isIndex(json)) yield skip(file.name, 'is a list of files; give its folder instead');
  else if (isEvents(json)) {
    for (const [at, raw] of json.entries()) yield eventRecord(raw, `${file.name} event ${at + 1}`);
  } else if (isStories(json)) {
    for (const [at, raw] of json.entries())
      yield recordItem(raw, `${file.name} entry ${at + 1}`, reading.rules);
  } else if (isOtherRecords(json)) {
    for (const [at, raw] of json.entries())
      yield refuse(`${file.name} entry ${at + 1}${nameOf(raw)}`, NOT_SUPPORTED);
  } else throw new BrokenSource('is JSON, but neither a Ghost export, a JSON Feed nor a list of events');
}

/** The rules with the address of the site. The operator is asked for it when an export needs it and does not name it. */
async function rulesFor(
  ghost: GhostData,
  file: SourceFile,
  { rules, promptForSite }: Reading,
): Promise<ImportRules> {
  if (rules.site !== null || !needsSite(ghost)) return rules;
  return { ...rules, site: await promptForSite(file.name) };
}

/** A list with at least one event; its other entries are reported as broken. */
function isEvents(json: unknown): json is unknown[] {
  return Array.isArray(json) && json.some((entry) => eventSchema.safeParse(entry).success);
}

/** A list with at least one article, flash or incident, as in the lines of JSONL. */
function isStories(json: unknown): json is unknown[] {
  return Array.isArray(json) && json.some(isRecord);
}

/** A list of complete records of kinds that are not imported, such as topics and terms. */
function isOtherRecords(json: unknown): json is unknown[] {
  return z.array(foreign).min(1).safeParse(json).success;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new BrokenSource(`is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
