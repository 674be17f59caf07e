import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImportEvent, ImportItem } from '@/backend/import/item';
import { DEFAULT_RULES, type ImportRules } from '@/backend/import/rules';
import { readImport } from '@/backend/import/read-import';

export async function eventsOf(source: string, rules: Partial<ImportRules> = {}): Promise<ImportEvent[]> {
  const fetchBytes = () => Promise.reject(new Error('no network in tests'));
  const events: ImportEvent[] = [];
  const options = { fetchBytes, rules: { ...DEFAULT_RULES, ...rules } };
  for await (const event of readImport(source, options)) events.push(event);
  return events;
}

/** The import events of files written for one test. */
export async function eventsOfFiles(
  files: Record<string, string | Uint8Array>,
  rules: Partial<ImportRules> = {},
): Promise<ImportEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return await eventsOf(folder, rules);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function itemsOf(events: ImportEvent[]): ImportItem[] {
  return events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
}

/** Everything that was not imported, as `type where — reason`. */
export function refusalsOf(events: ImportEvent[]): string[] {
  return events.flatMap((event) =>
    'reason' in event ? [`${event.type} ${event.where} — ${event.reason}`] : [],
  );
}

/** What did not arrive as it was, as `kind: what`, items in their order. */
export function lossesOf(events: ImportEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'item' ? event.losses.map(({ kind, what }) => `${kind}: ${what}`) : [],
  );
}

/** The first text of the only item. */
export async function onlyItem(files: Record<string, string | Uint8Array>): Promise<ImportItem> {
  const events = await eventsOfFiles(files);
  const [item, ...others] = itemsOf(events);
  if (!item || others.length > 0) throw new Error(`expected one item, got: ${JSON.stringify(events)}`);
  return item;
}

export function firstText(item: ImportItem) {
  const [first] = item.texts;
  if (!first) throw new Error('an item without texts');
  return { lang: first.lang, ...first.text };
}

/** The events among what a source contained, without its remarks. */
export function foundEvents(events: readonly ImportEvent[]) {
  return events.flatMap((event) => (event.type === 'event' ? [event.event] : []));
}

/** The single event of a file. @throws Error when it has none, or more */
export async function onlyEvent(name: string, text: string) {
  const events = await eventsOfFiles({ [name]: text });
  const [event, ...others] = foundEvents(events);
  if (!event || others.length > 0) throw new Error(`expected one event, got ${JSON.stringify(events)}`);
  return event;
}
