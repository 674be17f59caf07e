import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { Context } from '@/backend/kernel/context';
import { mergedInto } from '@/backend/records/merged-into';

const PAGES: readonly { kind: RecordKindName; pattern: RegExp }[] = [
  { kind: 'label', pattern: /^((?:\/zh-hant|\/en)?\/features\/label\/)(\d{1,15})((?:\/feed\.xml)?)$/ },
  { kind: 'author', pattern: /^((?:\/zh-hant|\/en)?\/columnlist\/)(\d{1,15})((?:\/feed\.xml)?)$/ },
];

/** The path of a label or an author; of one that was merged, that of the one it was merged into. */
export async function pathAfterMerge(context: Context, path: string): Promise<string> {
  for (const { kind, pattern } of PAGES) {
    const [, before, id, after] = pattern.exec(path) ?? [];
    const other = id === undefined ? null : await mergedInto(context, kind, Number(id));
    if (other !== null) return `${before}${other}${after}`;
  }
  return path;
}
