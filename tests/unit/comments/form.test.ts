/** @jest-environment jsdom */
import { clearMember } from '@/lib/accounts/clear-member';
import { loginState } from '@/lib/accounts/dialog-store';
import { unsavedPage } from '@/lib/accounts/unsaved-page';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { startComments } from '@/lib/comments/client/start-comments';
import { FRAGMENT_ATTRIBUTE } from '@/lib/platform/fragments/address';
import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';

const WORDS = {
  editing: 'editing',
  earlier: 'earlier',
  posted: 'posted',
  held: 'held',
  failed: 'failed',
  replyTo: 'to {name}',
  banned: 'banned until {until}: {reason}',
  reasons: { attack: 'attack' },
  waits: {},
};
const LIST = `<ol data-comment-slot="list">
  <li data-comment="1">
    <b data-comment-slot="name">Me</b><p data-comment-slot="body">寫下的</p>
    <button type="button" data-comment-act="like" aria-pressed="false"></button>
    <button type="button" data-comment-act="reply"></button>
    <p data-comment-slot="own" hidden>
      <button type="button" data-comment-act="edit"></button>
      <button type="button" data-comment-act="withdraw"></button>
    </p>
  </li></ol><div data-comment-slot="others"></div>`;
const PAGE = `<div ${FRAGMENT_ATTRIBUTE}="/fragments/comments/zh-Hans/7">
  <section data-comments="7" data-comment-words='${JSON.stringify(WORDS)}' data-sort="picked">
    <button type="button" data-comment-act="sort" data-order="newest"></button>
    <form data-comment-slot="form">
      <p data-comment-slot="reply" hidden>
        <span data-comment-slot="reply-name"></span><button type="button" data-comment-act="unreply"></button>
      </p>
      <blockquote data-comment-slot="quote" hidden></blockquote>
      <textarea maxlength="500"></textarea><span data-comment-slot="count"></span>
    </form>
    <p data-comment-slot="status"></p><ol data-comment-slot="own-list"></ol>${LIST}
  </section></div>`;

interface Sent {
  id?: number;
  body?: string;
  idempotency_key?: string;
}
type Answer = object | null | Promise<object | null>;

const comment = { id: 1, body: '写下的', state: 'public', editable_until: '2999-01-01 00:00:00' };
const nothing = { list: [comment], liked: [] as number[], ban: null as object | null };
let ofMember: typeof nothing;
/** What was sent, as `call body`. */
let sent: string[];
let keys: (string | undefined)[];
/** Answers of calls in their order; null for one that is lost. */
let answers: Answer[];

const ok = (data: object) => ({ code: 200, message: '', data });
const refused = (messageKey: string) => ({ code: 409, message: messageKey, messageKey });

async function answer(address: string, init?: { body?: string }) {
  const name = address.split('/').at(-1) ?? '';
  if (!address.startsWith('/api/call/')) return { ok: true, text: async () => LIST };
  if (name === 'commentsOfMember') return { ok: true, json: async () => ok(structuredClone(ofMember)) };
  const input: Sent = JSON.parse(init?.body ?? '{}');
  sent.push(`${name} ${input.body ?? input.id}`);
  keys.push(input.idempotency_key);
  const envelope = await (answers.shift() ?? null);
  if (!envelope) throw new Error('lost');
  return { ok: true, json: async () => envelope };
}

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: answer,
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
    EventSource: class {
      addEventListener() {}
      close() {}
    },
  });
  let count = 0;
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key ${(count += 1)}`, configurable: true });
});

beforeEach(async () => {
  document.cookie = `${MEMBER_COOKIE}=1; path=/`;
  clearFormDrafts();
  sent = [];
  keys = [];
  answers = [];
  ofMember = nothing;
  document.body.innerHTML = PAGE;
  startComments();
  await settled();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const slot = (name: string) => find(`[data-comment-slot="${name}"]`);
const press = async (act: string) => {
  find(`[data-comment-act="${act}"]`).click();
  await settled();
};
const field = () => document.querySelector('textarea') ?? document.createElement('textarea');
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const post = async () => {
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};

test('a comment is changed as it was written, says so, and what was being written comes back', async () => {
  type('Half a sentence');
  await press('edit');
  expect(field().value).toBe('写下的');
  expect(slot('reply').hidden).toBe(false);
  expect(slot('reply-name').textContent).toBe('editing');
  await press('unreply');
  expect([field().value, slot('reply').hidden]).toEqual(['Half a sentence', true]);
  await press('edit');
  answers = [ok({ ...comment, body: '改过的' })];
  type('改过的');
  await post();
  expect([sent, field().value]).toEqual([['editComment 改过的'], 'Half a sentence']);
});

test('a reply while a comment is changed is not a copy of that comment', async () => {
  await press('edit');
  await press('reply');
  expect([field().value, slot('reply-name').textContent]).toEqual(['', 'to Me']);
});

test.each(['editOver', 'wrongState'])(
  'a change that is refused as %s is sent as a new comment',
  async (key) => {
    await press('edit');
    type('Later');
    answers = [refused(key), ok({ ...comment, id: 2, body: 'Later' })];
    await post();
    expect([field().value, slot('reply').hidden]).toEqual(['Later', true]);
    await post();
    expect([sent, field().value]).toEqual([['editComment Later', 'postComment Later'], '']);
  },
);

test('a text that was changed after a lost answer changes the comment that was stored', async () => {
  type('A slip');
  answers = [null, ok({ ...comment, id: 2, body: 'A slip' }), ok({ ...comment, id: 2, body: 'No slip' })];
  await post();
  type('No slip');
  await post();
  expect([field().value, slot('status').textContent]).toEqual(['No slip', 'earlier']);
  await post();
  expect(sent).toEqual(['postComment A slip', 'postComment No slip', 'editComment No slip']);
  expect(keys[0]).toBe(keys[1]);
  expect([field().value, slot('status').textContent]).toEqual(['', 'posted']);
});

test('what is typed while a comment is sent stays', async () => {
  let arrive: (envelope: object) => void = () => {};
  answers = [new Promise((resolve) => (arrive = resolve))];
  type('  Sent ');
  await post();
  type('Sent, and more');
  arrive(ok({ ...comment, id: 2, body: 'Sent' }));
  await settled();
  expect([field().value, slot('reply-name').textContent]).toEqual(['Sent, and more', 'editing']);
});

test('the end of a session keeps text and page, and logging out deletes the text', async () => {
  expect(unsavedPage()).toBeNull();
  type('Before the session ends');
  clearMember();
  expect(unsavedPage()).not.toBeNull();
  await post();
  expect(loginState()).toMatchObject({ reason: 'comment' });
  document.body.innerHTML = PAGE;
  startComments();
  expect(field().value).toBe('Before the session ends');
  clearFormDrafts();
  expect([field().value, unsavedPage()]).toEqual(['', null]);
});

test('a public comment can be taken back when its five minutes are over', async () => {
  ofMember = { ...nothing, list: [{ ...comment, editable_until: '2020-01-01 00:00:00' }] };
  document.body.innerHTML = PAGE;
  startComments();
  await settled();
  expect([slot('own').hidden, find('[data-comment-act="edit"]').hidden]).toEqual([false, true]);
  expect(find('[data-comment-act="withdraw"]').hidden).toBe(false);
});

test('a like stays when the list is read again, and so does its end', async () => {
  for (const isOn of [true, false]) {
    answers = [ok({ liked: isOn, likes: Number(isOn) })];
    await press('like');
    const before = find('[data-comment-act="like"]');
    await press('sort');
    const after = find('[data-comment-act="like"]');
    expect([after === before, after.getAttribute('aria-pressed')]).toEqual([false, String(isOn)]);
  }
});

test('a ban that comes meanwhile is shown with its end and reason', async () => {
  type('Too late');
  answers = [refused('commentBanned')];
  ofMember = { ...nothing, ban: { until: '2027-01-01 08:00:00', reason: 'attack' } };
  await post();
  expect(slot('status').textContent).toBe('banned until 2027/01/01 08:00: attack');
  expect(slot('form').hidden).toBe(true);
});

test('markup in the name that is replied to, and in a comment only its author sees, is text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  slot('name').textContent = hostile;
  await press('reply');
  expect(slot('reply-name').textContent).toBe(`to ${hostile}`);
  ofMember = { ...nothing, list: [{ ...comment, id: 3, body: hostile, state: 'held' }] };
  const entry = '<li><b data-comment-slot="state"></b><p data-comment-slot="body"></p></li>';
  document.body.innerHTML = PAGE.replace(
    '<form',
    `<template data-comment-slot="own-template">${entry}</template><form`,
  );
  startComments();
  await settled();
  expect(find('[data-comment="3"] [data-comment-slot="body"]').textContent).toBe(hostile);
  expect(document.querySelector('img')).toBeNull();
});
