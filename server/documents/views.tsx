import type { ReactNode } from 'react';
import type { ContentKind } from '@/backend/contract/stories/story';
import { ArticleView } from '@/components/pages/article-view';
import { FlashView } from '@/components/pages/flash-view';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import type { StoryPage } from '@/lib/stories/read-page';

const VIEWS = { article: ArticleView, flash: FlashView };

/** What the page of a story shows inside the shell. */
export function storyView(kind: ContentKind, page: StoryPage, language: ReaderLanguage): ReactNode {
  const View = VIEWS[kind];
  return <View page={page} language={language} />;
}
