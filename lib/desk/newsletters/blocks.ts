import type { CallOutput } from '@/backend/contract/calls';

export type Issue = CallOutput<'letterIssue'>;
export type IssueDocument = Issue['document'];
export type IssueBlock = IssueDocument['blocks'][number];
export type Offers = CallOutput<'letterOffers'>;
export type Act = 'schedule' | 'hold' | 'send' | 'stop' | 'test' | 'resend' | 'discard';

/** The place of a story in a letter, from 1; 0 when it is not in it. */
export const placeOf = ({ blocks }: IssueDocument, storyId: number): number =>
  blocks.findIndex((block) => block.kind === 'story' && block.content_id === storyId) + 1;

/** The letter with a story added at its end, or without it when it was in it. */
export function toggleStory(document: IssueDocument, storyId: number): IssueDocument {
  const at = placeOf(document, storyId) - 1;
  if (at >= 0) return withoutBlock(document, at);
  const block: IssueBlock = { kind: 'story', content_id: storyId, title: {}, line: {} };
  return { ...document, blocks: [...document.blocks, block] };
}

export const withoutBlock = (document: IssueDocument, at: number): IssueDocument => ({
  ...document,
  blocks: document.blocks.filter((_, place) => place !== at),
});

export const withBlock = (document: IssueDocument, at: number, block: IssueBlock): IssueDocument => ({
  ...document,
  blocks: document.blocks.map((each, place) => (place === at ? block : each)),
});

/** The letter with a part moved up (-1) or down (1); unchanged at the ends. */
export function moveBlock(document: IssueDocument, at: number, by: -1 | 1): IssueDocument {
  const blocks = [...document.blocks];
  const [block] = blocks.splice(at, 1);
  const to = at + by;
  if (!block || to < 0 || to > blocks.length) return document;
  blocks.splice(to, 0, block);
  return { ...document, blocks };
}

/** Whether a letter can still be changed. */
export const isOpen = ({ state }: Pick<Issue, 'state'>): boolean =>
  state === 'draft' || state === 'scheduled' || state === 'held';
