import { ERRORS } from '@/backend/contract/errors';
import type { ImportSubjects } from '@/backend/import/store/subjects';
import { importEvents } from '@/backend/modules/events/commands/import/events';
import { findPages, savePage } from '@/backend/modules/landings/commands/import-pages';
import { authorIdsOfNames } from '@/backend/modules/people/commands/author-of-name';
import { categoryIdsOfNames, findBySourceKeys } from '@/backend/modules/stories/queries/imported';
import { type PreparedTexts, prepareTexts } from '@/backend/modules/stories/commands/prepare-texts';
import { labelIdsOfNames } from '@/backend/modules/topics/commands/label-of-name';
import { leadLinks } from '@/backend/modules/redirects/commands/lead-links';
import { saveOldAddresses } from '@/backend/modules/redirects/commands/save-old-addresses';
import { saveOldTermAddresses } from '@/backend/modules/redirects/commands/save-old-term-addresses';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { storePicture } from '@/backend/modules/uploads/commands/store-picture';
import { isClosed } from '@/backend/modules/uploads/queries/is-closed';
import { saveImported } from '@/backend/modules/writing/commands/sources/save-imported';

/** The functions of other subjects that an import uses. */
export const importSubjects: ImportSubjects<PreparedTexts> = {
  findItems: findBySourceKeys,
  prepareTexts,
  saveItems: saveImported,
  findPages,
  savePage,
  authorIds: authorIdsOfNames,
  categoryIds: categoryIdsOfNames,
  labelIds: labelIdsOfNames,
  saveOldAddresses,
  saveOldTermAddresses,
  leadLinks,
  saveEvents: importEvents,
  fetchPicture,
  isClosed,
  async storePicture(context, bytes) {
    const stored = await storePicture(context, bytes, 'import');
    if (typeof stored === 'string') throw new Error(ERRORS[stored].text.en);
    return stored.path;
  },
};
