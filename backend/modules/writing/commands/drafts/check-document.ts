import { checkDraft, isBlocking } from '@/backend/contract/writing/checks';
import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentKind } from '@/backend/contract/stories/story';
import { ApiError } from '@/backend/kernel/errors';

/**
 * Refuses a version that fails a blocking check. Called before review, before a version goes live or is put back, for
 * flashes, and for schedules that are due.
 * @param isArchived whether its texts came with an import and nobody has changed them
 * @throws ApiError invalidInput with a field for each failure, such as `zh-Hans.titleMissing`
 */
export function checkDocument(
  kind: ContentKind,
  document: DraftDocument,
  langs: readonly Locale[],
  isArchived = false,
): void {
  const texts = document.texts.filter((text) => langs.includes(text.lang));
  const blocking = checkDraft({ kind, category_id: document.category_id, texts, isArchived }).filter(
    isBlocking,
  );
  if (blocking.length === 0) return;
  throw new ApiError(
    'invalidInput',
    Object.fromEntries(
      blocking.map(({ check, lang, at }) => [
        [lang, check, at].filter((part) => part !== null).join('.'),
        check,
      ]),
    ),
  );
}
