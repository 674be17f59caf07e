/** @jest-environment node */
import render from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { rewritePictures } from '@/lib/publishing/rich-text/pictures';

function rewritten(html: string): string {
  const document = parseDocument(html);
  rewritePictures(document, '图');
  return render(document, { encodeEntities: 'utf8' });
}

test('a long picture opens as a file, and others do not', () => {
  const long = '<figure><img src="/uploads/ab/long.jpg" width="900" height="15000"></figure>';
  expect(rewritten(long)).toMatch(
    /^<figure><a href="\/uploads\/ab\/long\.jpg" aria-label="图"><img src=.*><\/a><\/figure>$/,
  );
  expect(rewritten('<img src="/uploads/ab/a.jpg" width="900" height="1600">')).not.toContain('<a ');
  expect(rewritten('<img src="/uploads/ab/a.jpg">')).not.toContain('<a ');
  const linked = '<a href="/news"><img src="/uploads/ab/long.jpg" width="900" height="15000"></a>';
  expect(rewritten(linked).match(/<a /g)).toHaveLength(1);
});
