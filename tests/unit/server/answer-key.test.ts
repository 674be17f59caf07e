import { answerKey } from '@/server/answer-key';

const request = (url: string) => ({ method: 'GET', url, headers: {} });

test.each(['/embed/news?theme=dark', '/en/embed/data/btc?theme=light', '/embed/news?theme=auto'])(
  'an answer at %s is stored, because its query is only the theme',
  (url) => {
    expect(answerKey(Object(request(url)))).toBe(`plain ${url}`);
  },
);

test.each(['/embed/news?theme=blue', '/embed/news?theme=dark&x=1', '/embed/news?x=1', '/news?theme=dark'])(
  'an answer at %s is not stored',
  (url) => {
    expect(answerKey(Object(request(url)))).toBeNull();
  },
);
