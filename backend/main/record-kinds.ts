import type { RecordKindName } from '@/backend/contract/records/kinds';
import { brandKind } from '@/backend/modules/brand/commands/brand-kind';
import { seriesKind } from '@/backend/modules/data/commands/records/series';
import { appConfigKind } from '@/backend/modules/directory/commands/records/app-config';
import { documentKind } from '@/backend/modules/directory/commands/records/document';
import { noticeKind } from '@/backend/modules/directory/commands/records/notice';
import { partnerKind } from '@/backend/modules/directory/commands/records/partner';
import { toolKind } from '@/backend/modules/directory/commands/records/tool';
import { toolCategoryKind } from '@/backend/modules/directory/commands/records/tool-category';
import { bannerKind } from '@/backend/modules/home/commands/records/banner';
import { recommendationKind } from '@/backend/modules/home/commands/records/recommendation';
import { landingKind } from '@/backend/modules/landings/commands/records/landing';
import { newsletterKind } from '@/backend/modules/newsletters/commands/records/newsletter';
import { authorKind } from '@/backend/modules/people/commands/records/author';
import { termKind } from '@/backend/modules/search/commands/term-kind';
import { weeklyKind } from '@/backend/modules/stories/commands/records/weekly';
import { labelKind } from '@/backend/modules/topics/commands/records/label';
import { topicKind } from '@/backend/modules/topics/commands/records/topic';
import type { RecordKind } from '@/backend/records/kind';

/** The definition of each kind of record, provided by its subject. */
export const recordKinds: Record<RecordKindName, RecordKind> = {
  topic: topicKind,
  label: labelKind,
  author: authorKind,
  weekly: weeklyKind,
  banner: bannerKind,
  recommendation: recommendationKind,
  notice: noticeKind,
  partner: partnerKind,
  tool_category: toolCategoryKind,
  tool: toolKind,
  series: seriesKind,
  newsletter: newsletterKind,
  landing: landingKind,
  term: termKind,
  document: documentKind,
  app_config: appConfigKind,
  brand: brandKind,
};
