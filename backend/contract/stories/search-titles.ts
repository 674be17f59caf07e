import { z } from 'zod';
import { halfWidths } from '@/backend/contract/half-widths';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';
import { formText } from '@/backend/contract/form-text';

const byLanguage = <Title extends z.ZodType>(title: Title) =>
  z.object({ 'zh-Hans': title.optional(), 'zh-Hant': title.optional(), en: title.optional() });

/**
 * A story's titles for search results, by language, at most 60 half-widths: the `<title>` of its page in place of the
 * title, which may be longer. None for a language whose title is shown, or cut at a phrase.
 */
export const searchTitles = byLanguage(z.string());
export type SearchTitles = z.infer<typeof searchTitles>;

/** The same as input. */
export const searchTitlesInput = byLanguage(
  formText(0, TITLE_SEEN_WIDTH).refine((title) => halfWidths(title) <= TITLE_SEEN_WIDTH, 'tooLong'),
);
