import 'server-only';
import { calls } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import type { CollectedRow, FollowedRow, MemberPage, StoryRow } from './member-rows';
import { coverCode } from '@/lib/pictures/cover-code';
import { signCover } from '@/lib/platform/config/cover-signature';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import { readerLanguage } from '@/lib/platform/language/localize';
import { callFor, type Caller } from '@/lib/platform/calls/member-call';
import type { WireAnswer } from '@/lib/platform/calls/server';
import { toStory, type Story } from '@/lib/stories/story';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import { toSigner } from '@/lib/stories/signer';
import { regionLook } from '@/lib/platform/config/regions';

/** Collected stories in the reader's language, last collected first; a refusal is passed on unchanged. */
export async function listCollected(caller: Caller, page: number): Promise<WireAnswer> {
  const answer = await callFor(caller, 'myCollection', { page, locale: caller.locale });
  const parseResult = calls.myCollection.output.safeParse(answer.envelope.data);
  if (answer.envelope.code !== SUCCESS_CODE || !parseResult.success) return answer;
  const language = readerLanguage(caller.locale);
  const list = parseResult.data.list.map((story) => ({
    ...toRow(toStory(story, language), story.read_tenths),
    at: story.collected_time,
  }));
  return withData(answer, { ...parseResult.data, list } satisfies MemberPage<CollectedRow>);
}

/** Followed authors in the language of the reader, each with the newest articles; a refusal is passed on unchanged. */
export async function listFollowed(caller: Caller, page: number): Promise<WireAnswer> {
  const answer = await callFor(caller, 'myFollow', { page, locale: caller.locale });
  const parseResult = calls.myFollow.output.safeParse(answer.envelope.data);
  if (answer.envelope.code !== SUCCESS_CODE || !parseResult.success) return answer;
  const language = readerLanguage(caller.locale);
  const list = parseResult.data.list.map((author) => ({
    ...toSigner(author, language),
    at: author.followed_time,
    total: author.total,
    latest: author.latest.map((story) => toRow(toStory(story, language), story.read_tenths)),
  }));
  return withData(answer, { ...parseResult.data, list } satisfies MemberPage<FollowedRow>);
}

const TENTHS = 10;
const PERCENT_OF_TENTH = 10;

function toRow(story: Story, readTenths: number | null): StoryRow {
  const { id, kind, href, title, lang, author, releasedAt, pic, figure, region, length } = story;
  const left = (TENTHS - (readTenths ?? 0)) / TENTHS;
  return {
    ...{ id, kind, href, title, lang, releasedAt },
    titleParts: headlineParts(title, lang),
    author: author?.name ?? '',
    cover: {
      pic,
      figure: figure ? signCover(coverCode(figure, lang)) : '',
      night: regionLook(region) === 'dark',
    },
    readPercent: readTenths === null ? null : readTenths * PERCENT_OF_TENTH,
    minutesLeft: left === 0 ? 0 : readingMinutes(length * left, lang),
  };
}

const withData = (answer: WireAnswer, data: object): WireAnswer => ({
  ...answer,
  envelope: { ...answer.envelope, data },
});
