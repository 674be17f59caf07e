/** @jest-environment jsdom */
import { listenForComments } from '@/lib/comments/client/listen';
import { rememberList } from '@/lib/comments/client/refresh';
import { currentSection } from '@/lib/comments/client/section';
import { COMMENTS_EVENT } from '@/lib/platform/live/live-path';

/** A stream as browsers have it: one that is refused is closed, and opens no second time by itself. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  refuse() {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const listOf = (...texts: string[]) =>
  `<ol data-comment-slot="list">${texts.map((text) => `<li>${text}</li>`).join('')}</ol><div data-comment-slot="others"></div>`;

let published: string[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  published = ['first'];
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch: async () => ({ ok: true, text: async () => listOf(...published) }),
  });
  document.body.innerHTML = `<section data-comments="7" data-comment-words="{}">${listOf('first')}</section>`;
  const section = currentSection();
  if (!section) throw new Error('no comments');
  rememberList(section);
  stop = listenForComments(section);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const items = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a comment that was published before the stream was open is shown once it is', async () => {
  published = ['first', 'second'];
  Stream.opened[0]?.open();
  await pass(3);
  expect(items()).toEqual(['first', 'second']);
});

test('comments that are the same stay in place, with what the reader is doing there', async () => {
  const before = document.querySelector('li');
  Stream.opened[0]?.open();
  await pass(3);
  expect(document.querySelector('li')).toBe(before);
});

test('a stream that was refused is opened again later', async () => {
  Stream.opened[0]?.refuse();
  await pass(5);
  expect(Stream.opened).toHaveLength(1);
  await pass(20);
  expect(Stream.opened).toHaveLength(2);
  published = ['first', 'second'];
  Stream.opened[1]?.open();
  await pass(3);
  expect(items()).toEqual(['first', 'second']);
  published = ['first', 'second', 'third'];
  Stream.opened[1]?.dispatchEvent(new MessageEvent(COMMENTS_EVENT, { data: '[7]' }));
  await pass(3);
  expect(items()).toEqual(['first', 'second', 'third']);
});
