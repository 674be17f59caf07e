import type { CallOutput } from '@/backend/contract/calls';

/** What the front page of the desk shows. */
export type OverviewData = CallOutput<'deskOverview'>;
