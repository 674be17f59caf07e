/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { cleanPaste } from '@/lib/writing/paste/clean-paste';
import { readHtml, rewriteHtml, writeHtml } from '@/lib/writing/schema/read-html';
import { dataPath, describeWithData } from '@/tests/support/shared-data';

/** Everything in a piece of HTML that could run: elements, handlers, addresses. */
function dangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(BAD_TAGS.has(element.tagName.toLowerCase()) ? [element.outerHTML] : []),
    ...[...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || name === 'style' || isRunning(name, value))
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

// prettier-ignore
const BAD_TAGS = new Set(['script', 'iframe', 'object', 'embed', 'svg', 'math', 'style', 'link', 'meta', 'base', 'form']);
const isRunning = (name: string, value: string) =>
  ['href', 'src'].includes(name) && !/^(?:https?:|mailto:|\/(?!\/)|#)/.test(value);

/** Every text in a file of attacks, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

test('an address that runs code is not a link', () => {
  expect(rewriteHtml(readHtml('<p><a href="javascript:alert(1)">a</a></p>'))).toBe('<p>a</p>');
  expect(rewriteHtml(readHtml('<p onclick="x()">a<script>b</script></p>'))).toBe('<p>a</p>');
});

describeWithData('attacks pasted into the editor', () => {
  test.each(readdirSync(dataPath('xss')))('%s leaves nothing that runs', (file) => {
    const attacks = textsOf(JSON.parse(readFileSync(dataPath(`xss/${file}`), 'utf8')));
    for (const attack of new Set(attacks)) {
      // Pasted HTML passes through the editor's schema, which drops everything it does not know.
      expect(dangersIn(rewriteHtml(readHtml(cleanPaste(attack, 'https://site.example'))))).toEqual([]);
      // Opened HTML has been sanitized by the server first.
      expect(dangersIn(writeHtml(readHtml(sanitizeRichText(attack))))).toEqual([]);
    }
  });
});
