import { lossUnlessEmpty, type ImportEvent } from '@/backend/import/item';
import { htmlToLine } from '@/backend/import/text/plain';
import type { GhostData } from './export';

/** What a site says and shows of its authors and tags, which come by their names. */
export function listTexts({ users, tags }: GhostData, file: string): ImportEvent[] {
  const of = (
    kind: string,
    name: string | null | undefined,
    what: string,
    value: string | null | undefined,
  ) => lossUnlessEmpty(`${file} ${kind} "${name ?? ''}"`, what, htmlToLine(value ?? ''));
  return [
    ...users.flatMap(({ name, bio, profile_image: picture }) => [
      ...of('author', name, 'description', bio),
      ...of('author', name, 'picture', picture),
    ]),
    ...tags.flatMap(({ name, description, feature_image: picture }) => [
      ...of('tag', name, 'description', description),
      ...of('tag', name, 'picture', picture),
    ]),
  ];
}
