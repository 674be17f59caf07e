import type { Locale } from '@/backend/contract/locale';
import type { CorrectedField, Correction } from '@/backend/contract/writing/correction';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentStatus } from '@/backend/contract/writing/statuses';

/** Ids of the notification in the member's pages and of the letter in the outbox; null for none. */
export interface SentNotices {
  message: number | null;
  letter: number | null;
}

/** The state of a draft before an approval; times are ISO. */
export interface BeforeApproval {
  /** The version the approval created. */
  version: number;
  by: number;
  at: string;
  /** What its owner was sent; absent in rows of the version before. */
  notices?: SentNotices;
  manuscript: {
    document: DraftDocument;
    submitted: DraftDocument | null;
    submittedLangs: Locale[];
    submittedAt: string | null;
    submittedBy: number | null;
    approvedBy: number | null;
    note: string;
    correction: Correction | null;
    reason: string;
    missed: CorrectedField[];
    embargoReason: string | null;
    embargoUntil: string | null;
    embargoBy: number | null;
  };
  /** Null when the story had never been public. */
  live: {
    document: DraftDocument;
    status: ContentStatus;
    withdrawnBy: number | null;
    updatedTime: string;
    ownedFields: string[];
  } | null;
}
