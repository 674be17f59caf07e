import type { z } from 'zod';
import { brandRecord } from '@/backend/contract/brand/brand';
import { seriesRecord } from '@/backend/contract/data/records';
import {
  appConfigRecord,
  documentRecord,
  noticeRecord,
  partnerRecord,
  toolCategoryRecord,
  toolRecord,
} from '@/backend/contract/directory/records';
import { landingRecord } from '@/backend/contract/landings/landing';
import { bannerRecord, recommendationRecord } from '@/backend/contract/home/records';
import { newsletterRecord } from '@/backend/contract/newsletters/records';
import { authorRecord } from '@/backend/contract/people/records';
import { weeklyRecord } from '@/backend/contract/stories/records';
import { termRecord } from '@/backend/contract/chinese/term';
import { labelRecord, topicRecord } from '@/backend/contract/topics/records';
import type { RecordKindName } from './kinds';

/** The schema of each kind's form. */
export const recordDocuments = {
  topic: topicRecord,
  label: labelRecord,
  author: authorRecord,
  weekly: weeklyRecord,
  banner: bannerRecord,
  recommendation: recommendationRecord,
  notice: noticeRecord,
  partner: partnerRecord,
  tool_category: toolCategoryRecord,
  tool: toolRecord,
  series: seriesRecord,
  newsletter: newsletterRecord,
  landing: landingRecord,
  term: termRecord,
  document: documentRecord,
  app_config: appConfigRecord,
  brand: brandRecord,
} satisfies Record<RecordKindName, z.ZodType>;

export type RecordDocument<Kind extends RecordKindName> = z.output<(typeof recordDocuments)[Kind]>;
