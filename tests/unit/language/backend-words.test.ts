import { ACCOUNT_ERRORS } from '@/backend/contract/accounts/errors';
import { ERRORS } from '@/backend/contract/errors';
import { accountTexts } from '@/backend/modules/members/commands/message-texts/accounts';
import { eventTexts } from '@/backend/modules/members/commands/message-texts/events';
import { draftTexts } from '@/backend/modules/members/commands/message-texts/drafts';
import { codeLetters } from '@/backend/outbox/letters/codes';
import { feedbackLetters } from '@/backend/outbox/letters/feedback';
import { organiserLetters } from '@/backend/outbox/letters/organisers';
import { orderLetters } from '@/backend/outbox/letters/orders';
import { noticeLetters } from '@/backend/outbox/letters/notices';
import { draftLetters } from '@/backend/outbox/letters/drafts';
import { ticketLetters } from '@/backend/outbox/letters/tickets';

const letters = [
  orderLetters,
  organiserLetters,
  codeLetters,
  feedbackLetters,
  noticeLetters,
  draftLetters,
  ticketLetters,
];
const ALL = [ERRORS, ACCOUNT_ERRORS, accountTexts, eventTexts, draftTexts, ...letters];

/** All texts in a language, at any depth. */
function textsIn(language: string, value: unknown, isIn = false): string[] {
  if (typeof value === 'string') return isIn ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(language, part, isIn || key === language));
}

/** The texts that the backend sends to readers: refusals, notifications, letters. The rules are those of `messages`. */
test('the newsroom addresses a reader as 你 everywhere', () => {
  const texts = textsIn('zh-Hans', ALL);
  expect(texts.length).toBeGreaterThan(80);
  expect([...texts, ...textsIn('zh-Hant', ALL)].filter((text) => text.includes('您'))).toEqual([]);
});

test('English texts say log in and email, and avoid other words for them', () => {
  const texts = textsIn('en', ALL);
  expect(texts.length).toBeGreaterThan(80);
  expect(
    texts.filter((text) => /\bsign(?:ing|ed)? in\b|\be-mail\b|\bby itself\b|\bbind\b/i.test(text)),
  ).toEqual([]);
});
