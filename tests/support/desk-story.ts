import type { DeskStory } from '@/lib/desk/flash-warnings';

let id = 0;

/** A row of the desk's list of stories; by default a flash published on 2026-11-20 14:00. */
export function makeDeskStory(part: Partial<DeskStory>): DeskStory {
  id += 1;
  return {
    id,
    version: 1,
    kind: 'flash',
    title: '',
    lang: 'zh-Hans',
    langs: ['zh-Hans'],
    status: 'approved',
    edit: null,
    author: '',
    is_important: false,
    is_imported: false,
    is_unranked: false,
    release_time: '2026-11-20 14:00:00',
    saved_time: '2026-11-20 14:00:00',
    views: 0,
    labels: [],
    ...part,
  };
}
