import type { FigureRule } from '@/backend/contract/figures/kinds';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { SearchTitles } from '@/backend/contract/stories/search-titles';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentStatus } from '@/backend/contract/writing/statuses';
import type { LocalText } from '@/backend/db/schema/local-text';
import { type ContentText, type PreparedTexts } from './prepare-texts';

/** A whole story to be stored. Without `id` it is new. */
export interface ContentDraft {
  id?: number;
  kind: ContentKind;
  status: ContentStatus;
  /** The original language first. */
  texts: [ContentText, ...ContentText[]];
  /** The result of `prepareTexts`; it is computed when left out. */
  prepared?: PreparedTexts;
  authorId: number | null;
  ownerId?: number | null;
  categoryId: number | null;
  region: string;
  isImportant: boolean;
  pic: string;
  /** The rule an editor picked for the drawn cover. */
  figureRule?: FigureRule | null;
  sourceName: LocalText;
  sourceUrl: string;
  scriptWords?: ScriptWords;
  searchTitles?: SearchTitles;
  sourceKey?: string | null;
  sourceHash?: string | null;
  releaseTime: Date;
  /** Unless given, the time is known to the second. */
  releasePrecision?: TimePrecision;
  labelIds: number[];
  topicIds: number[];
  editorId?: number | null;
  /** The command that writes the story, for the list of versions; `import` when left out. */
  command?: string;
  /** The whole version in the form in which its writer edits it, for the list of versions. */
  document?: DraftDocument;
  /** Why the story was withdrawn or removed, for the list of versions. */
  reason?: string;
  /** Shown as the time of the last change; when left out, the current time, or for a new story its release time. */
  updatedTime?: Date;
  ownedFields?: string[];
  withdrawnBy?: number | null;
}
